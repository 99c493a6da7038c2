import type { Database } from '../database/open-database.ts';
import type { QuerySums, SharedQuery } from './effects/clicks-at-position.ts';
import type { Span, Windows } from './effects/windows.ts';

type Sums = ReadonlyMap<string, QuerySums & { readonly pageId: number }>;

/** For each page, by its id, the queries that appeared both before and after a change. */
export async function sharedQueries(
	database: Database,
	{ siteId, engineId }: { readonly siteId: number; readonly engineId: number },
	{ after, before }: Windows,
): Promise<ReadonlyMap<number, readonly SharedQuery[]>> {
	const sums = (span: Span) => querySums(database, siteId, engineId, span);
	const [earlier, later] = [await sums(before), await sums(after)];
	const shared = new Map<number, SharedQuery[]>();
	for (const [key, { pageId, ...sumsBefore }] of earlier) {
		const sumsAfter = later.get(key);
		if (sumsAfter === undefined) continue;
		const queries = shared.get(pageId) ?? [];
		queries.push({ before: sumsBefore, after: sumsAfter });
		shared.set(pageId, queries);
	}
	return shared;
}

async function querySums(
	database: Database,
	siteId: number,
	engineId: number,
	{ from, to }: Span,
): Promise<Sums> {
	const rows = await database
		.selectFrom('search_page_day')
		.select(['page_id', 'keyword_id'])
		.select(({ fn }) => [
			fn.sum<number>('clicks').as('clicks'),
			fn.sum<number>('impressions').as('impressions'),
			fn.sum<number>('position_sum').as('positions'),
		])
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('day', '>=', from)
		.where('day', '<', to)
		.groupBy(['page_id', 'keyword_id'])
		.orderBy('page_id')
		.orderBy('keyword_id')
		.execute();
	return new Map(
		// PostgreSQL returns sums as texts.
		rows.map(({ page_id, keyword_id, clicks, impressions, positions }) => [
			`${page_id} ${keyword_id}`,
			{
				pageId: page_id,
				clicks: Number(clicks),
				impressions: Number(impressions),
				positionSum: Number(positions),
			},
		]),
	);
}
