import type { Database } from '../database/open-database.ts';
import type { Day } from '../days/day.ts';
import type { Connection } from './source.ts';

/** Runs of results pages whose ranks are held back, because most keywords lost theirs at once. */
export interface HeldRuns {
	readonly count: number;
	readonly newestDay: Day | null;
}

export async function heldRuns(
	database: Database,
	{ siteId, engineId, source }: Connection,
): Promise<HeldRuns> {
	if (source !== 'serp') return { count: 0, newestDay: null };
	const row = await database
		.selectFrom('serp_run')
		.select((select) => [select.fn.countAll().as('count'), select.fn.max('day').as('newestDay')])
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('state', '=', 'suspect')
		.executeTakeFirstOrThrow();
	return { count: Number(row.count), newestDay: row.newestDay };
}
