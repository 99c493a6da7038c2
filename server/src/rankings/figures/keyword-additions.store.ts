import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import { branded } from '../brand/branded.ts';
import type { Question } from '../question/question.ts';
import { observations } from './observations.ts';
import { rootId } from './page-members.ts';

// Read only when a parameter asks for it.

/** Names of the groups of each keyword, in the order of their names. */
export async function groupNames(
	database: Database,
	{ siteId }: Question,
	keywordIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
	if (keywordIds.length === 0) return new Map();
	const rows = await database
		.selectFrom('keyword_group as one')
		.innerJoin('keyword_group_member as member', (join) =>
			join.onRef('member.site_id', '=', 'one.site_id').onRef('member.group_id', '=', 'one.id'),
		)
		.select(['member.keyword_id as id', 'one.name'])
		.where('one.site_id', '=', siteId)
		.where('member.keyword_id', 'in', keywordIds)
		.orderBy('one.match_key')
		.execute();
	const byKeyword = Map.groupBy(rows, ({ id }) => id);
	return new Map([...byKeyword].map(([id, names]) => [id, names.map(({ name }) => name)]));
}

/** Keywords with a failed check in the range, even if a different check in it succeeded. */
export async function failedKeywords(
	database: Database,
	{ siteId, engineId, range, series }: Question,
	keywordIds: readonly number[],
): Promise<ReadonlySet<number>> {
	if (keywordIds.length === 0 || series.kind !== 'serp') return new Set();
	const rows = await database
		.selectFrom('rank_day')
		.select('keyword_id as id')
		.distinct()
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('keyword_id', 'in', keywordIds)
		.where('day', '>=', range.from)
		.where('day', '<=', range.to)
		.where('state', '=', 'e')
		.execute();
	return new Set(rows.map(({ id }) => id));
}

/** The keywords that contain a name of the brand. */
export async function brandedKeywords(
	database: Database,
	{ siteId }: Question,
	keywordIds: readonly number[],
	names: readonly string[],
): Promise<ReadonlySet<number>> {
	if (keywordIds.length === 0) return new Set();
	const { rows } = await sql<{ readonly id: number }>`
		select id from keyword
		where site_id = ${siteId} and id in (${sql.join(keywordIds)}) and ${branded(names)}
	`.execute(database);
	return new Set(rows.map(({ id }) => id));
}

export interface Listing {
	readonly title: string;
	readonly snippet: string;
}

/** Titles and snippets that the engine showed, by id. */
export async function listings(
	database: Database,
	{ siteId }: Question,
	listingIds: readonly number[],
): Promise<ReadonlyMap<number, Listing>> {
	if (listingIds.length === 0) return new Map();
	const rows = await database
		.selectFrom('listing')
		.select(['id', 'title', 'snippet'])
		.where('site_id', '=', siteId)
		.where('id', 'in', listingIds)
		.execute();
	return new Map(rows.map(({ id, ...listing }) => [id, listing]));
}

export interface ShownPage {
	readonly keywordId: number;
	readonly url: string;
	readonly days: number;
	readonly impressions: number;
	readonly clicks: number;
}

/** The pages that the engine showed for each keyword in the range, most frequent first. */
export async function shownPages(
	database: Database,
	question: Question,
	keywordIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ShownPage[]>> {
	if (keywordIds.length === 0) return new Map();
	const { siteId, engineId, range } = question;
	const wanted = sql`keyword_id in (${sql.join(keywordIds)}) and day between ${range.from} and ${range.to}`;
	const { rows } = await sql<ShownPage>`
		with shown as (
			select keyword_id, page_id, 1 as days, 0 as impressions, 0 as clicks
			from ${observations(question)} as seen where ${wanted} and state = 'r' and page_id is not null
			union all
			select keyword_id, page_id, 0, impressions, clicks
			from search_page_day where site_id = ${siteId} and engine_id = ${engineId} and ${wanted}
		), total as (
			select shown.keyword_id, ${rootId} as root_id, sum(days) as days,
				sum(impressions) as impressions, sum(clicks) as clicks
			from shown join page on page.site_id = ${siteId} and page.id = shown.page_id
			group by 1, 2
		)
		select total.keyword_id as "keywordId", page.url, days, impressions, clicks
		from total join page on page.site_id = ${siteId} and page.id = total.root_id
		where page.url <> ''
		order by days desc, impressions desc, page.id
	`.execute(database);
	return Map.groupBy(rows, ({ keywordId }) => keywordId);
}

/** URLs by id, each with the page that it duplicates. */
export async function pagesOf(
	database: Database,
	{ siteId }: Question,
	pageIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly url: string; readonly rootId: number }>> {
	if (pageIds.length === 0) return new Map();
	const rows = await database
		.selectFrom('page')
		.select(['id', 'url', 'same_as_page_id as sameAs'])
		.where('site_id', '=', siteId)
		.where('id', 'in', pageIds)
		.execute();
	return new Map(rows.map(({ id, url, sameAs }) => [id, { url, rootId: sameAs ?? id }]));
}
