import {
	type Condition,
	isOfPages,
	isOfQueries,
	isOfSearcher,
	type Segment,
	writeSegment,
} from '@plumbline/core/api';
import { sql } from 'kysely';
import type { CallersSite } from '../../accounts/find-site.ts';
import { dialectOf } from '../../database/dialect-of.ts';
import type { Database } from '../../database/open-database.ts';
import { brandNames } from '../brand/brand-names.store.ts';
import type { Sql } from '../figures/observations.ts';
import { askedPages } from '../question/asked-pages.store.ts';
import { type Candidates, idsThatFit } from './ids-that-fit.store.ts';
import { pageFits, queryFits, searchersFit } from './plain-conditions.ts';

/** The pages and queries that a request is about, as pieces of SQL for both engines. */
export interface SegmentRows {
	/** A query for the ids of its pages; null for all pages. */
	readonly pages: Sql | null;
	/** A query for the ids of its keywords; null for all queries. */
	readonly queries: Sql | null;
	/** Conditions on the rows of `search_split_day`; null for figures of all people together. */
	readonly split: Sql | null;
	/** Equal names mean equal rows, as long as the data is the same. */
	readonly name: string;
	/** Its conditions as the answer repeats them; null for none. */
	readonly written: string | null;
}

export const wholeSite: SegmentRows = {
	...{ pages: null, queries: null, split: null },
	...{ name: '', written: null },
};

interface Asked {
	readonly segment?: Segment | undefined;
	/** The only pages, with their copies. */
	readonly url?: readonly string[] | undefined;
}

export async function segmentRows(
	database: Database,
	site: Pick<CallersSite, 'id' | 'domain'>,
	{ segment = [], url }: Asked,
): Promise<SegmentRows> {
	if (segment.some(isOfSearcher)) return ofSearchers(segment, { siteId: site.id, url });
	const names = segment.some(isOfBrand) ? await brandNames(database, site) : [];
	const pageIds = await askedPages(database, site.id, url);
	const dialect = dialectOf(database);
	const ofPages = segment.filter(isOfPages);
	const ofQueries = segment.filter(isOfQueries);
	const written = writeSegment(segment);
	const name = JSON.stringify([site.id, written, url, names]);
	const pages = { table: 'page', key: 'url_key', text: 'url', siteId: site.id } as const;
	const queries = {
		table: 'keyword',
		key: 'match_key',
		text: 'match_key',
		siteId: site.id,
	} as const;
	const fitting = (from: Candidates, conditions: Segment, fits: readonly Sql[]) =>
		fits.length + conditions.length === 0
			? null
			: idsThatFit(database, { ...from, fits, patterns: conditions.filter(isPattern), name });
	return {
		pages: await fitting(pages, ofPages, [
			...(pageIds === null ? [] : [inIds(pageIds)]),
			// Facts without a page are at pages without a URL.
			...(ofPages.length === 0 ? [] : [sql`page.url <> ''`]),
			...ofPages.filter(isPlain).map((condition) => pageFits(condition, dialect)),
		]),
		queries: await fitting(
			queries,
			ofQueries,
			ofQueries.filter(isPlain).map((condition) => queryFits(condition, names)),
		),
		split: null,
		name,
		written,
	};
}

/** Pages and queries have no figures by country and device, so none of them fits. */
function ofSearchers(
	segment: Segment,
	{ siteId, url }: { readonly siteId: number; readonly url: Asked['url'] },
): SegmentRows {
	const written = writeSegment(segment);
	return {
		pages: sql`select id from page where 1 = 0`,
		queries: sql`select id from keyword where 1 = 0`,
		split: url === undefined ? searchersFit(segment) : sql`1 = 0`,
		name: JSON.stringify([siteId, written, url]),
		written,
	};
}

const isOfBrand = ({ subject }: Condition) => subject === 'brand';
const isPattern = ({ isPattern }: Condition) => isPattern;
const isPlain = ({ isPattern }: Condition) => !isPattern;

/** `in ()` is not valid SQL, so an empty list becomes an id that never exists. */
const inIds = (ids: readonly number[]) =>
	sql`page.id in (${sql.join(ids.length === 0 ? [-1] : ids)})`;
