import type { IndexState, SearchPageColumn, SortDirection } from '@plumbline/core/api';
import { type RawBuilder, sql } from 'kysely';
import { keptOrder } from '../../database/kept-order.ts';
import type { Database } from '../../database/open-database.ts';
import type { DayRange } from '../../facts/day.ts';
import type { SegmentRows } from '../../rankings/segments/segment-rows.store.ts';
import { noSums, type SearchSums } from '../series/figures.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';
import { inState } from '../verdicts/verdicts.store.ts';
import { pageTotals } from './page-totals.store.ts';

export interface PagesQuestion {
	readonly siteId: number;
	readonly series: SearchedSeries | null;
	readonly range: DayRange;
	/** The range to compare with; null for none. */
	readonly compared: DayRange | null;
	readonly rows: SegmentRows;
	readonly contains: string | null;
	readonly state: IndexState | null;
	readonly sort: { readonly column: SearchPageColumn; readonly direction: SortDirection };
	readonly limit: number;
	readonly offset: number;
}

export interface FoundPage {
	readonly pageId: number;
	readonly url: string;
	readonly now: SearchSums;
	readonly before: SearchSums;
}

interface Row {
	readonly id: number;
	readonly url: string;
	readonly clicks: number;
	readonly impressions: number;
	readonly position_sum: number;
	readonly clicks_before: number;
	readonly impressions_before: number;
	readonly position_sum_before: number;
	readonly total: number;
}

/** One screen of the pages that have figures or a verdict, and the number of all of them. */
export async function searchPages(
	database: Database,
	question: PagesQuestion,
): Promise<{ readonly pages: readonly FoundPage[]; readonly totalCount: number }> {
	const { limit, offset } = question;
	const kept = await keptOrder(database, nameOf(question), question, async () =>
		(await pageRows(database, question, sql``)).map(({ id }) => id),
	);
	if (kept !== null) {
		return {
			pages: await pagesWithSums(database, question, kept.ids),
			totalCount: kept.totalCount,
		};
	}
	const rows = await pageRows(database, question, sql`limit ${limit} offset ${offset}`);
	const [first] =
		rows.length > 0 || offset === 0 ? rows : await pageRows(database, question, sql`limit 1`);
	const pages = rows.map((row) => ({
		pageId: row.id,
		url: row.url,
		now: sums(row.clicks, row.impressions, row.position_sum),
		before: sums(row.clicks_before, row.impressions_before, row.position_sum_before),
	}));
	return { pages, totalCount: Number(first?.total ?? 0) };
}

/** Everything that the order depends on. */
function nameOf({ limit, offset, rows, ...asked }: PagesQuestion): string {
	return `pages ${JSON.stringify([asked, rows.name])}`;
}

/** These pages with their figures, in this order. */
async function pagesWithSums(
	database: Database,
	{ siteId, series, range, compared, rows }: PagesQuestion,
	pageIds: readonly number[],
): Promise<readonly FoundPage[]> {
	const of = series ?? { siteId, engineId: 0, key: '' };
	const [now, before] = await Promise.all([
		pageTotals(database, of, range, { pageIds, queries: rows.queries }),
		pageTotals(database, of, compared ?? { from: 1, to: 0 }, { pageIds, queries: rows.queries }),
	]);
	return pageIds.flatMap((pageId) => {
		const page = now.get(pageId);
		if (page === undefined) return [];
		const sumsBefore = before.get(pageId)?.sums ?? noSums;
		return { pageId, url: page.url, now: page.sums ?? noSums, before: sumsBefore };
	});
}

// PostgreSQL returns sums as texts.
const sums = (clicks: number, impressions: number, positionSum: number): SearchSums => ({
	clicks: Number(clicks),
	impressions: Number(impressions),
	positionSum: Number(positionSum),
});

async function pageRows(
	database: Database,
	question: PagesQuestion,
	paged: RawBuilder<unknown>,
): Promise<readonly Row[]> {
	const { siteId, series, range, compared, rows: of, sort } = question;
	const direction = sort.direction === 'asc' ? sql`asc` : sql`desc`;
	const { rows } = await sql<Row>`
		select page.id, page.url, coalesce(now.clicks, 0) as clicks,
			coalesce(now.impressions, 0) as impressions, coalesce(now.position_sum, 0) as position_sum,
			coalesce(before.clicks, 0) as clicks_before,
			coalesce(before.impressions, 0) as impressions_before,
			coalesce(before.position_sum, 0) as position_sum_before,
			count(*) over () as total
		from page
		left join (${sumsOf(series, range, of)}) as now on now.page_id = page.id
		left join (${sumsOf(series, compared, of)}) as before on before.page_id = page.id
		left join page_inspection as inspection
			on inspection.site_id = ${siteId} and inspection.page_id = page.id
		where page.site_id = ${siteId} and page.url <> ''
			and (now.page_id is not null or before.page_id is not null ${isListedAnyway(of)})
			${filters(question)}
		order by ${sortValues[sort.column]} ${direction} nulls last, clicks desc, impressions desc, page.url_key
		${paged}
	`.execute(database);
	return rows;
}

/** Inspected pages are listed without figures, but not beside those of some queries. */
const isListedAnyway = ({ queries }: SegmentRows) =>
	queries === null ? sql`or inspection.verdict <> ''` : sql``;

/** The sums of each page; no rows without a series or a range. */
function sumsOf(
	series: SearchedSeries | null,
	range: DayRange | null,
	{ queries }: SegmentRows,
): RawBuilder<unknown> {
	const { siteId, engineId } = series ?? { siteId: 0, engineId: 0 };
	const { from, to } = (series === null ? null : range) ?? { from: 1, to: 0 };
	return sql`
		select page_id, sum(clicks) as clicks, sum(impressions) as impressions,
			sum(position_sum) as position_sum
		from ${queries === null ? sql`page_search_day` : sql`search_page_day`}
		where site_id = ${siteId} and engine_id = ${engineId} and day between ${from} and ${to}
			${queries === null ? sql`` : sql`and keyword_id in (${queries})`}
		group by page_id
	`;
}

function filters({ rows: { pages }, contains, state }: PagesQuestion): RawBuilder<unknown> {
	const all: RawBuilder<unknown>[] = [];
	if (pages !== null) all.push(sql`page.id in (${pages})`);
	if (contains !== null) {
		const pattern = `%${contains.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
		all.push(sql`lower(page.url) like ${pattern} escape '\\'`);
	}
	if (state !== null) all.push(inState(state));
	return all.length === 0 ? sql`` : sql`and ${sql.join(all, sql` and `)}`;
}

const perImpression = (value: RawBuilder<unknown>) =>
	sql`case when now.impressions > 0 then ${value} * 1.0 / now.impressions end`;

const sortValues: Readonly<Record<SearchPageColumn, RawBuilder<unknown>>> = {
	clicks: sql`coalesce(now.clicks, 0)`,
	impressions: sql`coalesce(now.impressions, 0)`,
	ctr: perImpression(sql`now.clicks`),
	average_position: perImpression(sql`nullif(now.position_sum, 0)`),
	clicks_change: sql`coalesce(now.clicks, 0) - coalesce(before.clicks, 0)`,
	impressions_change: sql`coalesce(now.impressions, 0) - coalesce(before.impressions, 0)`,
	last_crawl: sql`inspection.last_crawl_ms`,
	url: sql`page.url_key`,
};
