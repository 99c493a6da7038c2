import { syncKey } from '../../jobs/sync/sync-kind.ts';
import type { Renumbering } from './renumbering.ts';
import type { TransferRow } from './rows-of.store.ts';

/** The columns in the file, and those with initial values. */
export const jobColumns = [
	'id',
	'site_id',
	'key',
	'kind',
	'payload',
	'schedule',
	'run_at_ms',
	'state',
	'attempts',
];

/** A job that reads a connection, ready to run; null when the connection is gone. */
export function asJobRow(row: TransferRow, ids: Renumbering): TransferRow | null {
	const [id = null, siteId = null, , kind = null, payload, schedule = null, runAtMs = null] = row;
	const connectionId = ids.id('connection', connectionOf(payload));
	if (!connectionId) return null;
	const renumbered = JSON.stringify({ connectionId });
	return [id, siteId, syncKey(connectionId), kind, renumbered, schedule, runAtMs, 'waiting', 0];
}

/** The importing server creates all other jobs from its settings. */
export const isOfConnection = ([, , , , payload]: TransferRow) => connectionOf(payload) !== 0;

function connectionOf(payload: number | string | null | undefined): number {
	const parsed: unknown = typeof payload === 'string' ? JSON.parse(payload) : null;
	if (typeof parsed !== 'object' || parsed === null || !('connectionId' in parsed)) return 0;
	return Number(parsed.connectionId);
}
