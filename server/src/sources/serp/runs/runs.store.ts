import type { Database } from '../../../database/open-database.ts';
import type { Day } from '../../../facts/day.ts';
import type { FactTarget } from '../../../facts/facts.ts';

/** Checks of many keywords on one day. */
export interface Run {
	readonly id: number;
	readonly siteId: number;
	readonly engineId: number;
	readonly day: Day;
	readonly startedMs: number;
}

export const runStates = ['running', 'done', 'failed', 'suspect', 'dropped'] as const;

/**
 * `failed`: most checks failed, the successful ones were stored; `suspect`: held back; `dropped`: a
 * later run showed that it was wrong, and none of it was stored.
 */
export type RunState = (typeof runStates)[number];

/** Oldest first. */
export async function runsIn(
	database: Database,
	state: RunState,
	{ siteId, engineId }: FactTarget,
): Promise<readonly Run[]> {
	return runs(database)
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('state', '=', state)
		.orderBy('id')
		.execute();
}

export async function startRun(
	database: Database,
	{ siteId, engineId }: FactTarget,
	{ day, startedMs }: Pick<Run, 'day' | 'startedMs'>,
): Promise<Run> {
	const { id } = await database
		.insertInto('serp_run')
		.values({
			site_id: siteId,
			engine_id: engineId,
			day,
			state: 'running',
			started_ms: startedMs,
			finished_ms: null,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	return { id, siteId, engineId, day, startedMs };
}

/** False if its state has changed: a different process was faster. */
export async function moveRun(
	database: Database,
	{ id, siteId }: Pick<Run, 'id' | 'siteId'>,
	{ from, to, nowMs }: { readonly from: RunState; readonly to: RunState; readonly nowMs: number },
): Promise<boolean> {
	const { numUpdatedRows } = await database
		.updateTable('serp_run')
		.set({ state: to, finished_ms: nowMs })
		.where('site_id', '=', siteId)
		.where('id', '=', id)
		.where('state', '=', from)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Deletes a run that has begun no checks. */
export async function forgetRun(database: Database, { id, siteId }: Run): Promise<void> {
	await database
		.deleteFrom('serp_run')
		.where('site_id', '=', siteId)
		.where('id', '=', id)
		.execute();
}

export function runs(database: Database) {
	return database
		.selectFrom('serp_run')
		.select(['id', 'site_id as siteId', 'engine_id as engineId', 'day'])
		.select('started_ms as startedMs');
}
