import type { Database } from '../../database/open-database.ts';
import type { FactTarget, SearchSums } from '../../facts/facts.ts';

export interface SearchHour extends SearchSums {
	/** The beginning of the hour. */
	readonly hourMs: number;
	readonly isFinal: boolean;
}

/** Replaces the hours from the first of these on; older ones stay. */
export async function storeHours(
	database: Database,
	{ siteId, engineId }: FactTarget,
	hours: readonly SearchHour[],
): Promise<void> {
	if (hours.length === 0) return;
	await database.transaction().execute(async (transaction) => {
		await transaction
			.deleteFrom('site_search_hour')
			.where('site_id', '=', siteId)
			.where('engine_id', '=', engineId)
			.where('hour_ms', '>=', Math.min(...hours.map(({ hourMs }) => hourMs)))
			.execute();
		await transaction
			.insertInto('site_search_hour')
			.values(
				hours.map(({ hourMs, impressions, clicks, positionSum, isFinal }) => ({
					site_id: siteId,
					engine_id: engineId,
					hour_ms: hourMs,
					impressions,
					clicks,
					position_sum: positionSum,
					is_final: isFinal ? 1 : 0,
				})),
			)
			.execute();
	});
}
