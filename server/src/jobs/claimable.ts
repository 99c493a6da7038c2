import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface Lease {
	readonly nowMs: number;
	readonly leaseMs: number;
}

type JobExpression = ExpressionBuilder<Schema, 'job'>;

/**
 * True if the lease of a job has expired, or if it ends so late that the clock must have been set
 * back since it was taken.
 */
function hasRunOut(eb: JobExpression, { nowMs, leaseMs }: Lease) {
	return eb.or([eb('lease_until_ms', '<=', nowMs), eb('lease_until_ms', '>', nowMs + 2 * leaseMs)]);
}

export function isHeld(eb: JobExpression, { nowMs, leaseMs }: Lease) {
	return eb.and([
		eb('state', '=', 'leased'),
		eb('lease_until_ms', '>', nowMs),
		eb('lease_until_ms', '<=', nowMs + 2 * leaseMs),
	]);
}

export function isDue(eb: JobExpression, lease: Lease) {
	return eb.or([
		eb.and([eb('state', '=', 'waiting'), eb('run_at_ms', '<=', lease.nowMs)]),
		eb.and([eb('state', '=', 'leased'), hasRunOut(eb, lease)]),
	]);
}

/** True if nobody holds the job, whether it is due or not. */
export function isClaimable(eb: JobExpression, lease: Lease) {
	return eb.or([eb('state', '!=', 'leased'), hasRunOut(eb, lease)]);
}
