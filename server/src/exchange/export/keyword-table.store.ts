import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { FactTarget } from '../../facts/facts.ts';

export interface NamedKeyword {
	readonly id: number;
	readonly text: string;
}

/** The facts of some keywords, and of the pages seen for them. */
export interface KeywordTable {
	readonly keywords: readonly NamedKeyword[];
	readonly ranks: readonly RankRow[];
	readonly search: readonly SearchRow[];
	readonly volumes: readonly VolumeRow[];
	readonly links: readonly { readonly keywordId: number; readonly pageId: number }[];
	/** By page id; empty for facts without a URL. */
	readonly urls: ReadonlyMap<number, string>;
	readonly visits: readonly VisitRow[];
	readonly events: readonly EventRow[];
}

interface OfDay {
	readonly keywordId: number;
	readonly day: number;
	readonly pageId: number | null;
}

interface RankRow extends OfDay {
	readonly rank: number | null;
	readonly checkedDepth: number | null;
}

interface SearchRow extends OfDay {
	readonly impressions: number;
	readonly clicks: number;
	readonly positionSum: number;
}

interface VolumeRow {
	readonly keywordId: number;
	readonly month: number;
	readonly volume: number;
}

interface OfPage {
	readonly pageId: number;
	readonly day: number;
}

interface VisitRow extends OfPage {
	readonly visits: number;
}

interface EventRow extends OfPage {
	/** Alias of the conversion event; empty for conversions without one. */
	readonly event: string;
	readonly conversions: number;
	readonly revenueMinor: number;
}

const keywordsPerPage = 50;

/** All keywords of the site in the order of their folded texts, in batches. */
export async function* keywordTables(
	database: Database,
	target: FactTarget,
): AsyncGenerator<KeywordTable> {
	let after = '';
	while (true) {
		const keywords = await database
			.selectFrom('keyword')
			.select(['id', 'text', 'match_key'])
			.where('site_id', '=', target.siteId)
			.where('match_key', '>', after)
			.orderBy('match_key')
			.limit(keywordsPerPage)
			.execute();
		const last = keywords.at(-1);
		if (last === undefined) return;
		yield keywordTable(database, target, keywords);
		after = last.match_key;
	}
}

async function keywordTable(
	database: Database,
	target: FactTarget,
	keywords: readonly NamedKeyword[],
): Promise<KeywordTable> {
	const ids = sql.join(keywords.map(({ id }) => id));
	const ofEngine = sql`site_id = ${target.siteId} and engine_id = ${target.engineId}`;
	const where = sql`${ofEngine} and keyword_id in (${ids})`;
	const { rows: ranks } = await sql<RankRow>`
		select keyword_id as "keywordId", day, page_id as "pageId", rank, checked_depth as "checkedDepth"
		from rank_day where ${where} and state in ('r', 'u') order by keyword_id, day
	`.execute(database);
	const { rows: search } = await sql<SearchRow>`
		select keyword_id as "keywordId", day, page_id as "pageId", impressions, clicks, position_sum as "positionSum"
		from search_day where ${where} and days = 1 order by keyword_id, day
	`.execute(database);
	const { rows: volumes } = await sql<VolumeRow>`
		select keyword_id as "keywordId", month, volume from search_volume where ${where} order by keyword_id, month
	`.execute(database);
	const pages = await pagesOf(database, target, keywords);
	return { keywords, ranks, search, volumes, ...pages };
}

async function pagesOf(
	database: Database,
	{ siteId, engineId }: FactTarget,
	keywords: readonly NamedKeyword[],
): Promise<Pick<KeywordTable, 'links' | 'urls' | 'visits' | 'events'>> {
	const ids = sql.join(keywords.map(({ id }) => id));
	const ownKeys = sql.join(keywords.map(({ id }) => `keyword:${id}`));
	const { rows: links } = await sql<KeywordTable['links'][number]>`
		select keyword_id as "keywordId", page_id as "pageId" from page_keyword
		where site_id = ${siteId} and engine_id = ${engineId} and keyword_id in (${ids})
		union
		select cast(substr(url_key, 9) as integer), id from page
		where site_id = ${siteId} and url_key in (${ownKeys})
	`.execute(database);
	const pageIds = [...new Set(links.map(({ pageId }) => pageId))];
	if (pageIds.length === 0) return { links, urls: new Map(), visits: [], events: [] };
	const named = sql.join(pageIds);
	const { rows: urls } = await sql<{ id: number; url: string }>`
		select id, url from page where site_id = ${siteId} and id in (${named})
	`.execute(database);
	const where = sql`site_id = ${siteId} and engine_id = ${engineId} and page_id in (${named})`;
	const { rows: visits } = await sql<VisitRow>`
		select page_id as "pageId", day, visits from page_day where ${where} order by page_id, day
	`.execute(database);
	const { rows: events } = await sql<EventRow>`
		select page_id as "pageId", day, coalesce(event_alias, '') as event, conversions, revenue_minor as "revenueMinor"
		from (select * from page_event_day where ${where}) as fact
		left join conversion_event
			on conversion_event.site_id = ${siteId} and conversion_event.id = fact.event_id
		order by page_id, day, event_id
	`.execute(database);
	return { links, urls: new Map(urls.map(({ id, url }) => [id, url])), visits, events };
}
