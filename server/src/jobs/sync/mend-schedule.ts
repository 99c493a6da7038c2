import type { Database } from '../../database/open-database.ts';
import { listConnections } from '../../sources/connections.store.ts';
import type { Source } from '../../sources/source.ts';
import { jobsDueAfter, moveJob, scheduledKeys } from '../jobs.store.ts';
import { nextRun } from '../next-run.ts';
import { scheduleConnection } from './schedule-connection.ts';
import { syncKey } from './sync-kind.ts';

/** The longest that a daily job sleeps, and an hour for a change of clocks. */
const dayAndHourMs = 25 * 3_600_000;

/**
 * Gives a job to each connection that has none (restored, or connected by another version), and
 * brings back what a clock that ran ahead has put off: nothing sleeps past its next turn.
 */
export async function mendSchedule(
	database: Database,
	sources: readonly Source[],
	nowMs: number,
): Promise<void> {
	await scheduleUnscheduled(database, sources, nowMs);
	for (const job of await jobsDueAfter(database, nowMs + dayAndHourMs)) {
		const turnMs = nextRun(job.schedule, job.timeZone, nowMs);
		if (turnMs < job.runAtMs) await moveJob(database, job, turnMs);
	}
}

async function scheduleUnscheduled(
	database: Database,
	sources: readonly Source[],
	nowMs: number,
): Promise<void> {
	const schedules = await scheduledKeys(database);
	for (const connection of await listConnections(database)) {
		const source = sources.find(({ name }) => name === connection.source);
		if (source === undefined || schedules.get(syncKey(connection.id)) === source.schedule) continue;
		await scheduleConnection(database, source, connection, nowMs);
	}
}
