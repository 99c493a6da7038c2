import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import type { HeldJob, JobEnd } from './job.ts';

// Only the holder may change a job, and only while the lease lasts: every `where` checks state, owner and lease.

/** False if the lease has expired or somebody else holds the job. */
export async function renewLease(
	database: Database,
	job: HeldJob,
	{ nowMs, leaseMs }: { readonly nowMs: number; readonly leaseMs: number },
): Promise<boolean> {
	const { numUpdatedRows } = await held(database, job, nowMs)
		.set({ lease_until_ms: nowMs + leaseMs })
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** False if the caller no longer held the job; then nothing has changed. */
export async function endJob(
	database: Database,
	job: HeldJob,
	end: JobEnd,
	nowMs: number,
): Promise<boolean> {
	const { numUpdatedRows } = await held(database, job, nowMs)
		.set({
			state: end.state,
			run_at_ms: end.runAtMs,
			attempts: end.attempts,
			last_error: end.lastError,
			lease_owner: null,
			lease_until_ms: null,
			...(end.notes && { notes: JSON.stringify(end.notes) }),
			...(end.finishedMs !== undefined && { finished_ms: end.finishedMs }),
		})
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Deletes a held job, because its subject is gone. */
export async function removeHeldJob(
	database: Database,
	job: HeldJob,
	nowMs: number,
): Promise<boolean> {
	const { numDeletedRows } = await database
		.deleteFrom('job')
		.where((eb) => isHeldAs(eb, job, nowMs))
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

function held(database: Database, job: HeldJob, nowMs: number) {
	return database.updateTable('job').where((eb) => isHeldAs(eb, job, nowMs));
}

function isHeldAs(eb: ExpressionBuilder<Schema, 'job'>, { id, owner }: HeldJob, nowMs: number) {
	return eb.and([
		eb('id', '=', id),
		eb('state', '=', 'leased'),
		eb('lease_owner', '=', owner),
		eb('lease_until_ms', '>', nowMs),
	]);
}
