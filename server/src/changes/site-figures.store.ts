import type { Database } from '../database/open-database.ts';
import type { Day } from '../facts/day.ts';
import { urlKey } from '../facts/url-key.ts';
import { lastCompleteDay } from '../rankings/coverage/seen-days.store.ts';
import type { PageFigures } from './effects/observation.ts';

/** Figures by page and day of the engine, from the first day that has any. */
export interface StoredFigures {
	readonly firstDay: Day;
	readonly lastDay: Day;
	/** The place of each page in `pages`. */
	readonly places: ReadonlyMap<number, number>;
	readonly pages: readonly PageFigures[];
}

const longestDays = 490;

export async function siteFigures(
	database: Database,
	siteId: number,
	engineId: number,
): Promise<StoredFigures | null> {
	const lastDay = await lastFinalDay(database, siteId, engineId);
	if (lastDay === null) return null;
	const rows = await database
		.selectFrom('page_search_day')
		.select(['page_id', 'day', 'clicks', 'impressions', 'position_sum'])
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('day', '>', lastDay - longestDays)
		.where('day', '<=', lastDay)
		.execute();
	if (rows.length === 0) return null;
	const firstDay = rows.reduce((first, { day }) => Math.min(first, day), lastDay);
	const days = lastDay - firstDay + 1;
	const empty = () => new Float64Array(days);
	const byPage = new Map<number, Record<'clicks' | 'impressions' | 'positionSum', Float64Array>>();
	for (const { page_id, day, clicks, impressions, position_sum } of rows) {
		const page = byPage.get(page_id) ?? {
			clicks: empty(),
			impressions: empty(),
			positionSum: empty(),
		};
		if (!byPage.has(page_id)) byPage.set(page_id, page);
		page.clicks[day - firstDay] = clicks;
		page.impressions[day - firstDay] = impressions;
		page.positionSum[day - firstDay] = position_sum;
	}
	const kinds = await kindsOf(database, siteId);
	// By id, so that both databases give the same sums to the last digit.
	const ids = [...byPage.keys()].sort((left, right) => left - right);
	return {
		firstDay,
		lastDay,
		places: new Map(ids.map((id, place) => [id, place])),
		pages: ids.map((id) => ({ ...byPage.get(id)!, ...(kinds.get(id) ?? unknownKind) })),
	};
}

/** Days that the source may still correct do not count. */
async function lastFinalDay(
	database: Database,
	siteId: number,
	engineId: number,
): Promise<Day | null> {
	const last = await database
		.selectFrom('page_search_day')
		.select(({ fn }) => fn.max('day').as('day'))
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.executeTakeFirst();
	if (last?.day == null) return null;
	const complete = await lastCompleteDay(database, { siteId, engineId });
	return Math.min(last.day, complete ?? last.day);
}

type Kinds = Pick<PageFigures, 'kind' | 'template'>;

const unknownKind: Kinds = { kind: '', template: '' };

/** The first folder of each page, and its template as the newest crawl saw it. */
async function kindsOf(database: Database, siteId: number): Promise<ReadonlyMap<number, Kinds>> {
	const templates = await newestTemplates(database, siteId);
	const rows = await database
		.selectFrom('page')
		.select(['id', 'url_key'])
		.where('site_id', '=', siteId)
		.execute();
	return new Map(
		rows.map(({ id, url_key }) => [
			id,
			{ kind: folderOf(url_key), template: templates.get(url_key) ?? '' },
		]),
	);
}

function folderOf(urlKey: string): string {
	const [, folder = '', ...rest] = urlKey.split('?', 1)[0]!.split('/');
	return rest.length === 0 ? '' : folder;
}

async function newestTemplates(
	database: Database,
	siteId: number,
): Promise<ReadonlyMap<string, string>> {
	const rows = await database
		.selectFrom('crawl_page')
		.innerJoin('crawl_url', (join) =>
			join
				.onRef('crawl_url.crawl_id', '=', 'crawl_page.crawl_id')
				.onRef('crawl_url.id', '=', 'crawl_page.url_id'),
		)
		.select(['crawl_url.url', 'crawl_page.shape'])
		.where('crawl_page.crawl_id', '=', (select) =>
			select
				.selectFrom('crawl')
				.select(({ fn }) => fn.max('id').as('id'))
				.where('site_id', '=', siteId)
				.where('state', '=', 'done'),
		)
		.execute();
	return new Map(rows.map(({ shape, url }) => [urlKey(url), shape]));
}

/** The engine with the most clicks of pages; null without any. */
export async function busiestEngine(
	database: Database,
	siteId: number,
): Promise<{ readonly id: number; readonly key: string } | null> {
	const engine = await database
		.selectFrom('page_search_day')
		.innerJoin('engine', 'engine.id', 'page_search_day.engine_id')
		.select(['engine.id', 'engine.key'])
		.where('page_search_day.site_id', '=', siteId)
		.groupBy(['engine.id', 'engine.key'])
		.orderBy(({ fn }) => fn.sum('page_search_day.clicks'), 'desc')
		.orderBy('engine.key')
		.limit(1)
		.executeTakeFirst();
	return engine ?? null;
}

/** The day on which Google last crawled each inspected page. */
export async function lastCrawls(
	database: Database,
	siteId: number,
): Promise<ReadonlyMap<number, number>> {
	const rows = await database
		.selectFrom('page_inspection')
		.select(['page_id', 'last_crawl_ms'])
		.where('site_id', '=', siteId)
		.where('last_crawl_ms', 'is not', null)
		.execute();
	return new Map(rows.map(({ page_id, last_crawl_ms }) => [page_id, last_crawl_ms!]));
}
