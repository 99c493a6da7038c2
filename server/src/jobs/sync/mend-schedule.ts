import type { Database } from '../../database/open-database.ts';
import { listConnections } from '../../sources/connections.store.ts';
import type { Source } from '../../sources/source.ts';
import { jobsDueAfter, moveJob, scheduledKeys } from '../jobs.store.ts';
import { nextRun } from '../next-run.ts';
import { scheduleConnection, syncKey } from './schedule-connection.ts';

/** The longest wait of a daily job: on the day of a clock change it is an hour longer. */
const dayAndHourMs = 25 * 3_600_000;

/**
 * Gives a job to each connection without one (restored, or connected by an older version), and
 * brings back jobs that a fast clock postponed: none sleeps past its next scheduled time.
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
