import type { ExaminedConnection } from './examine-connection.ts';
import type { Finding } from './finding.ts';

/** A server checks every few seconds; a job overdue for longer than this has no server to run it. */
const patienceMs = 3_600_000;

/** Whether anything runs the due jobs; null when nothing is connected. */
export function examineSchedule(
	connections: readonly ExaminedConnection[],
	nowMs: number,
): Finding | null {
	if (connections.length === 0) return null;
	const overdue = connections.filter(
		({ job }) => job?.state === 'waiting' && nowMs - job.runAtMs > patienceMs,
	);
	if (overdue.length === 0) {
		return { what: 'schedule', works: true, detail: 'Nothing is overdue.', remedy: null };
	}
	return {
		what: 'schedule',
		works: false,
		detail: `${overdue.length} of ${connections.length} connections have been due for more than an hour, and nothing reads them.`,
		remedy: 'Keep “plumbline serve” running, or schedule “plumbline sync --due” yourself.',
	};
}
