import type { Database } from '../database/open-database.ts';
import type { Day } from '../facts/day.ts';
import { serp } from './serp/serp.source.ts';
import type { Connection } from './source.ts';

/** A run of checks whose ranks are held back, because most keywords lost theirs at once. */
export interface HeldRun {
	readonly id: number;
	readonly day: Day;
}

/** Newest first. */
export async function heldRuns(
	database: Database,
	{ siteId, engineId, source }: Connection,
): Promise<readonly HeldRun[]> {
	if (source !== serp.name) return [];
	return database
		.selectFrom('serp_run')
		.select(['id', 'day'])
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('state', '=', 'suspect')
		.orderBy('day', 'desc')
		.execute();
}
