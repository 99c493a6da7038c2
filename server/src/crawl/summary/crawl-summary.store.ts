import type { Severity } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import type { Crawl } from '../crawls.store.ts';
import { failureReason } from '../urls/failure-reason.ts';
import { urlState } from '../urls/url-state.ts';
import { ruleCounts } from './rule-counts.store.ts';

/** A crawl in the numbers that a person asks for first. */
export interface CrawlSummary {
	readonly pages: number;
	/** Pages by what search engines can do with them. */
	readonly indexable: Readonly<Record<string, number>>;
	/** 0 for pages that were too deep to read whole. */
	readonly statuses: readonly Counted<number>[];
	readonly findings: readonly RuleCount[];
	readonly templates: readonly Template[];
	readonly failures: readonly Example[];
	readonly leftOut: readonly Example[];
	/** Links away from the start; null for pages that only a sitemap lists. */
	readonly depths: readonly Counted<number>[];
}

interface Counted<Value> {
	readonly value: Value;
	readonly count: number;
}

export interface RuleCount {
	readonly rule: string;
	/** The most serious one. */
	readonly severity: Severity;
	readonly pages: number;
	readonly occurrences: number;
	/** The first page with it. */
	readonly exampleId: number;
	/** Where it is, most pages first. */
	readonly templates: readonly { readonly shape: string; readonly pages: number }[];
}

export interface Template {
	readonly shape: string;
	readonly pages: number;
	/** The kind of most of its pages; null if it is unknown. */
	readonly pageType: string | null;
	readonly example: string;
	readonly exampleId: number;
}

export interface Example {
	readonly reason: string;
	readonly count: number;
	readonly example: string;
}

export async function crawlSummary(database: Database, crawl: Crawl): Promise<CrawlSummary> {
	const { id: crawlId } = crawl;
	const pages = database.selectFrom('crawl_page').where('crawl_id', '=', crawlId);
	const indexable = await pages
		.select((eb) => ['indexable', eb.fn.countAll<number>().as('count')])
		.groupBy('indexable')
		.execute();
	const statuses = await pages
		.select((eb) => ['status as value', eb.fn.countAll<number>().as('count')])
		.groupBy('status')
		.orderBy('status')
		.execute();
	const depths = await database
		.selectFrom('crawl_url')
		.innerJoin('crawl_page', (join) =>
			join.onRef('url_id', '=', 'id').onRef('crawl_page.crawl_id', '=', 'crawl_url.crawl_id'),
		)
		.select((eb) => ['depth as value', eb.fn.countAll<number>().as('count')])
		.where('crawl_url.crawl_id', '=', crawlId)
		.groupBy('depth')
		.orderBy('depth')
		.execute();
	return {
		pages: indexable.reduce((sum, { count }) => sum + Number(count), 0),
		indexable: Object.fromEntries(indexable.map((row) => [row.indexable, Number(row.count)])),
		statuses: numbered(statuses),
		depths: numbered(depths),
		findings: await ruleCounts(database, crawl),
		templates: await templates(database, crawlId),
		failures: await examples(database, crawlId, [urlState.failed, urlState.elsewhere]),
		leftOut: await examples(database, crawlId, [urlState.leftOut]),
	};
}

/** The number of pages whose content was not judged. */
export const unreadPages = ({ statuses }: Pick<CrawlSummary, 'statuses'>): number =>
	statuses.find(({ value }) => value === 0)?.count ?? 0;

const numbered = (rows: readonly { readonly value: number | null; readonly count: number }[]) =>
	rows.map(({ count, value }) => ({ value: value ?? 0, count: Number(count) }));

/** The texts of the example pages are read for the largest templates only. */
const mostTemplates = 200;

async function templates(database: Database, crawlId: number): Promise<readonly Template[]> {
	const rows = await database
		.selectFrom('crawl_page')
		.select((eb) => ['shape', 'page_type', eb.fn.countAll<number>().as('pages')])
		.select((eb) => eb.fn.max('url_id').as('last'))
		.where('crawl_id', '=', crawlId)
		.groupBy(['shape', 'page_type'])
		.orderBy('pages', 'desc')
		.execute();
	const groups = [...Map.groupBy(rows, ({ shape }) => shape)]
		.map(([shape, some]) => ({
			shape,
			pages: some.reduce((sum, row) => sum + Number(row.pages), 0),
			pageType: some[0]?.page_type ?? null,
			// The first page of a template is often the home page, the least typical of all.
			exampleId: Math.max(...some.map(({ last }) => Number(last))),
		}))
		.toSorted((one, other) => other.pages - one.pages);
	const urls = await urlsOf(
		database,
		crawlId,
		groups.slice(0, mostTemplates).map(({ exampleId }) => exampleId),
	);
	return groups.map((group) => ({ ...group, example: urls.get(group.exampleId) ?? '' }));
}

export async function urlsOf(
	database: Database,
	crawlId: number,
	ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
	if (ids.length === 0) return new Map();
	const rows = await database
		.selectFrom('crawl_url')
		.select(['id', 'url'])
		.where('crawl_id', '=', crawlId)
		.where('id', 'in', ids)
		.execute();
	return new Map(rows.map(({ id, url }) => [id, url]));
}

/** URLs without a page, by the reason. */
async function examples(
	database: Database,
	crawlId: number,
	states: readonly number[],
): Promise<readonly Example[]> {
	const counts = new Map<string, { count: number; example: string }>();
	for (let after = 0; ; ) {
		const rows = await database
			.selectFrom('crawl_url')
			.select(['id', 'url', 'failure'])
			.where('crawl_id', '=', crawlId)
			.where('state', 'in', states)
			.where('id', '>', after)
			.orderBy('id')
			.limit(rowsAtOnce)
			.execute();
		for (const { failure, url } of rows) {
			const reason = failureReason(failure);
			const known = counts.get(reason);
			if (known) known.count++;
			else counts.set(reason, { count: 1, example: url });
		}
		after = rows.at(-1)?.id ?? 0;
		if (rows.length < rowsAtOnce) break;
	}
	return [...counts]
		.map(([reason, counted]) => ({ reason, ...counted }))
		.toSorted((one, other) => other.count - one.count);
}

const rowsAtOnce = 10_000;
