import type { Database } from '../database/open-database.ts';
import type { HeldJob } from './job.ts';

export interface SleepingJob {
	readonly id: number;
	readonly runAtMs: number;
	readonly schedule: string;
	readonly timeZone: string;
}

/** The schedule of each job that has one, by key. */
export async function scheduledKeys(database: Database): Promise<ReadonlyMap<string, string>> {
	const rows = await database
		.selectFrom('job')
		.select(['key', 'schedule'])
		.where('schedule', 'is not', null)
		.execute();
	return new Map(rows.map(({ key, schedule }) => [key, schedule ?? '']));
}

/** Recurring jobs that are due after this time. */
export async function jobsDueAfter(database: Database, timeMs: number): Promise<SleepingJob[]> {
	const rows = await database
		.selectFrom('job')
		.innerJoin('site', 'site.id', 'job.site_id')
		.select(['job.id', 'run_at_ms as runAtMs', 'schedule', 'time_zone as timeZone'])
		.where('state', '=', 'waiting')
		.where('run_at_ms', '>', timeMs)
		.where('schedule', 'is not', null)
		.execute();
	return rows.map((row) => ({ ...row, schedule: row.schedule ?? '' }));
}

/** Does nothing if the job was moved or taken meanwhile. */
export async function moveJob(
	database: Database,
	{ id, runAtMs }: SleepingJob,
	toMs: number,
): Promise<void> {
	await database
		.updateTable('job')
		.set({ run_at_ms: toMs })
		.where('id', '=', id)
		.where('state', '=', 'waiting')
		.where('run_at_ms', '=', runAtMs)
		.execute();
}

/** False if there was no such job. The holder notices when it checks or renews its lease. */
export async function removeJob(database: Database, siteId: number, key: string): Promise<boolean> {
	const { numDeletedRows } = await database
		.deleteFrom('job')
		.where('site_id', '=', siteId)
		.where('key', '=', key)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

/** Whether nobody has taken the job from this holder. */
export async function isJobHeld(
	database: Database,
	{ id, owner }: Pick<HeldJob, 'id' | 'owner'>,
): Promise<boolean> {
	const job = database.selectFrom('job').select('id').where('id', '=', id);
	return (await job.where('lease_owner', '=', owner).executeTakeFirst()) !== undefined;
}

/** The state of a job. */
export interface JobState {
	readonly key: string;
	readonly state: string;
	readonly runAtMs: number;
	readonly attempts: number;
	readonly lastError: string | null;
	readonly notes: readonly string[];
	readonly finishedMs: number | null;
}

export async function jobStates(
	database: Database,
	keys: readonly string[],
): Promise<ReadonlyMap<string, JobState>> {
	if (keys.length === 0) return new Map();
	const rows = await database
		.selectFrom('job')
		.select(['key', 'state', 'run_at_ms as runAtMs', 'attempts', 'last_error as lastError'])
		.select(['notes', 'finished_ms as finishedMs'])
		.where('key', 'in', keys)
		.execute();
	return new Map(rows.map((row) => [row.key, { ...row, notes: notesOf(row.notes) }]));
}

function notesOf(json: string | null): readonly string[] {
	const notes: unknown = json === null ? [] : JSON.parse(json);
	return Array.isArray(notes) ? notes.map(String) : [];
}
