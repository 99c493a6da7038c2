import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dialectOf } from '../database/dialect-of.ts';
import type { Database } from '../database/open-database.ts';
import { isClaimable, isDue, isHeld, type Lease } from './claimable.ts';
import type { HeldJob } from './job.ts';

export interface ClaimTerms extends Lease {
	/** The most jobs of a kind held at once, over all processes. */
	readonly atOnce: (kind: string) => number;
	/** Claim only this job, due or not. */
	readonly key?: string;
}

/** Claims the longest overdue job, or null. Nobody else can hold it until its lease expires. */
export async function claimJob(database: Database, terms: ClaimTerms): Promise<HeldJob | null> {
	return database.transaction().execute(async (transaction) => {
		await claimAlone(transaction);
		const full = await fullKinds(transaction, terms);
		const found = await findJob(transaction, terms, full);
		return found === undefined ? null : hold(transaction, found, terms);
	});
}

/** SQLite runs one write transaction at a time; in PostgreSQL two could count the same leases and both claim. */
async function claimAlone(transaction: Database): Promise<void> {
	if (dialectOf(transaction) === 'sqlite') return;
	await sql`select pg_advisory_xact_lock(${sql.lit(claimLock)})`.execute(transaction);
}

/** Any number that no other lock on this database uses. */
const claimLock = 7_105_264;

async function fullKinds(transaction: Database, terms: ClaimTerms): Promise<string[]> {
	const rows = await transaction
		.selectFrom('job')
		.select((eb) => ['kind', eb.fn.countAll().as('held')])
		.where((eb) => isHeld(eb, terms))
		.groupBy('kind')
		.execute();
	const full = rows.filter(({ kind, held }) => Number(held) >= terms.atOnce(kind));
	return full.map(({ kind }) => kind);
}

function findJob(transaction: Database, terms: ClaimTerms, full: readonly string[]) {
	const { key } = terms;
	return (
		transaction
			.selectFrom('job')
			.innerJoin('site', 'site.id', 'job.site_id')
			.select(['job.id', 'job.site_id', 'key', 'kind', 'payload', 'schedule', 'attempts'])
			.select('site.time_zone')
			.where((eb) => (key === undefined ? isDue(eb, terms) : isClaimable(eb, terms)))
			.$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
			.$if(full.length > 0, (query) => query.where('kind', 'not in', full))
			.orderBy('run_at_ms')
			.orderBy('job.id')
			.limit(1)
			// A job whose holder is just ending it is not worth waiting for.
			.$if(dialectOf(transaction) === 'postgres', (query) => query.forUpdate('job').skipLocked())
			.executeTakeFirst()
	);
}

type FoundJob = NonNullable<Awaited<ReturnType<typeof findJob>>>;

async function hold(transaction: Database, job: FoundJob, terms: ClaimTerms): Promise<HeldJob> {
	const { id, site_id: siteId, key, kind, schedule, time_zone: timeZone } = job;
	const [owner, attempts] = [randomUUID(), job.attempts + 1];
	await transaction
		.updateTable('job')
		.where('id', '=', id)
		.set({
			state: 'leased',
			attempts,
			lease_owner: owner,
			lease_until_ms: terms.nowMs + terms.leaseMs,
		})
		.execute();
	const payload: unknown = JSON.parse(job.payload);
	return { id, siteId, key, kind, payload, schedule, timeZone, attempts, owner };
}
