import { insertRows } from '../database/insert-rows.ts';
import type { Database } from '../database/open-database.ts';
import type { Day } from './day.ts';
import type { FactTarget, SearchSplitFact } from './facts.ts';

/** Replaces the rows of these days. */
export async function storeSplit(
	database: Database,
	{ siteId, engineId }: FactTarget,
	days: readonly Day[],
	rows: readonly SearchSplitFact[],
): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		await transaction
			.deleteFrom('search_split_day')
			.where('site_id', '=', siteId)
			.where('engine_id', '=', engineId)
			.where('day', 'in', [...days])
			.execute();
		await insertRows(transaction, {
			table: 'search_split_day',
			columns: [
				...['site_id', 'engine_id', 'day', 'country', 'device'],
				...['impressions', 'clicks', 'position_sum'],
			],
			rows: rows.map(({ day, country, device, ...sums }) => [
				...[siteId, engineId, day, country, device],
				...[sums.impressions, sums.clicks, sums.positionSum],
			]),
		});
	});
}
