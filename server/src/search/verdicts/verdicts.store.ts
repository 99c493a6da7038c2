import type { IndexState } from '@plumbline/core/api';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';

/** Google’s verdict on a page at one time. Texts are empty where it said nothing. */
export interface StoredVerdict {
	readonly pageId: number;
	readonly url: string;
	/** The time of the inspection; in a history, of the one that first showed this state. */
	readonly atMs: number;
	readonly verdict: string;
	readonly coverage: string;
	readonly robotsTxt: string;
	readonly indexing: string;
	readonly pageFetch: string;
	readonly googleCanonical: string;
	readonly declaredCanonical: string;
	readonly crawledAs: string;
	readonly richResults: string;
	readonly lastCrawlMs: number | null;
}

interface VerdictsQuestion {
	readonly siteId: number;
	/** Null for all. */
	readonly pageIds: readonly number[] | null;
	readonly state: IndexState | null;
	readonly limit: number;
	readonly offset: number;
}

/** The newest verdict on each inspected page; pages that are left out come first, then by URL. */
export async function newestVerdicts(
	database: Database,
	{ siteId, pageIds, state, limit, offset }: VerdictsQuestion,
): Promise<{ readonly rows: readonly StoredVerdict[]; readonly totalCount: number }> {
	const wanted = wantedRows({ siteId, pageIds, state });
	// The page of the answer is chosen before its details are looked up.
	const listed = sql`
		select inspection.*, page.url, page.url_key,
			case when inspection.verdict = 'PASS' then 1 else 0 end as place
		from page_inspection as inspection
		join page on page.site_id = ${siteId} and page.id = inspection.page_id
		where ${wanted}
		order by place, page.url_key
		limit ${limit} offset ${offset}
	`;
	const newest = sql<StoredVerdict>`
		select inspection.page_id as ${sql.ref('pageId')}, inspection.url, ${columns('inspection')},
			inspection.inspected_ms as ${sql.ref('atMs')},
			coalesce(latest.crawled_as, '') as ${sql.ref('crawledAs')},
			coalesce(latest.rich_results_verdict, '') as ${sql.ref('richResults')}
		from (${listed}) as inspection
		left join page_verdict as latest
			on latest.site_id = ${siteId} and latest.page_id = inspection.page_id
			and latest.since_ms = (
				select max(since_ms) from page_verdict as change
				where change.site_id = ${siteId} and change.page_id = inspection.page_id
			)
		order by inspection.place, inspection.url_key
	`;
	const count = sql<{ readonly pages: number }>`
		select count(*) as pages from page_inspection as inspection where ${wanted}
	`;
	const [{ rows }, counted] = await Promise.all([
		newest.execute(database),
		count.execute(database),
	]);
	return { rows, totalCount: Number(counted.rows[0]?.pages ?? 0) };
}

function wantedRows({
	siteId,
	pageIds,
	state,
}: Omit<VerdictsQuestion, 'limit' | 'offset'>): RawBuilder<unknown> {
	const ofPages =
		pageIds === null ? sql`` : sql`and inspection.page_id in (${sql.join([0, ...pageIds])})`;
	const ofState = state === null ? sql`` : sql`and ${inState(state)}`;
	return sql`inspection.site_id = ${siteId} and inspection.verdict <> '' ${ofPages} ${ofState}`;
}

/** Every state of these pages, newest first. */
export async function verdictHistory(
	database: Database,
	siteId: number,
	pageIds: readonly number[],
): Promise<readonly StoredVerdict[]> {
	if (pageIds.length === 0) return [];
	const { rows } = await sql<StoredVerdict>`
		select page_id as ${sql.ref('pageId')}, '' as url, ${columns('page_verdict')},
			since_ms as ${sql.ref('atMs')}, crawled_as as ${sql.ref('crawledAs')},
			rich_results_verdict as ${sql.ref('richResults')}
		from page_verdict
		where site_id = ${siteId} and page_id in (${sql.join(pageIds)})
		order by page_id, since_ms desc
	`.execute(database);
	return rows;
}

const names = {
	verdict: 'verdict',
	coverage: 'coverage_state',
	robotsTxt: 'robots_txt_state',
	indexing: 'indexing_state',
	pageFetch: 'page_fetch_state',
	googleCanonical: 'google_canonical',
	declaredCanonical: 'user_canonical',
	lastCrawlMs: 'last_crawl_ms',
} as const;

function columns(table: string): RawBuilder<unknown> {
	return sql.join(
		Object.entries(names).map(
			([name, column]) => sql`${sql.ref(`${table}.${column}`)} as ${sql.ref(name)}`,
		),
	);
}

/** How many inspected pages are in each state, and when the newest inspection was. */
export async function verdictCounts(database: Database, siteId: number) {
	const rows = await database
		.selectFrom('page_inspection')
		.select('verdict')
		.select(({ fn }) => fn.countAll<number>().as('pages'))
		.select(({ fn }) => fn.max('inspected_ms').as('atMs'))
		.where('site_id', '=', siteId)
		.groupBy('verdict')
		.execute();
	return rows.map(({ verdict, pages, atMs }) => ({ verdict, pages: Number(pages), atMs }));
}

/** Known pages without a verdict. */
export async function countUninspected(database: Database, siteId: number): Promise<number> {
	const { rows } = await sql<{ readonly pages: number }>`
		select count(*) as pages from page
		where page.site_id = ${siteId} and page.url <> ''
			and not exists (
				select 1 from page_inspection as inspection
				where inspection.site_id = ${siteId} and inspection.page_id = page.id
					and inspection.verdict <> ''
			)
	`.execute(database);
	return Number(rows[0]?.pages ?? 0);
}

/** The condition that a row of `inspection`, which may be missing, is in this state. */
export function inState(state: IndexState): RawBuilder<unknown> {
	if (state === 'indexed') return sql`inspection.verdict = 'PASS'`;
	const isLeftOut = sql`inspection.verdict in ('PARTIAL', 'FAIL', 'NEUTRAL')`;
	return state === 'not_indexed'
		? isLeftOut
		: sql`coalesce(inspection.verdict, '') not in ('PASS', 'PARTIAL', 'FAIL', 'NEUTRAL')`;
}
