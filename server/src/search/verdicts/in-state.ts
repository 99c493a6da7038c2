import type { IndexState } from '@plumbline/core/api';
import { type RawBuilder, sql } from 'kysely';

/** The condition that a row of `inspection`, which may be missing, is in this state. */
export function inState(state: IndexState): RawBuilder<unknown> {
	if (state === 'indexed') return sql`inspection.verdict = 'PASS'`;
	const isLeftOut = sql`inspection.verdict in ('PARTIAL', 'FAIL', 'NEUTRAL')`;
	return state === 'not_indexed'
		? isLeftOut
		: sql`coalesce(inspection.verdict, '') not in ('PASS', 'PARTIAL', 'FAIL', 'NEUTRAL')`;
}
