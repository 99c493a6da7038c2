import { isoTime } from '@plumbline/core/time';
import { formatDay } from '../../facts/day.ts';
import { print, type Terminal } from '../terminal.ts';
import type { ExaminedConnection } from './examine-connection.ts';

export function printFinding(terminal: Terminal, { what, works, detail, remedy }: Finding): void {
	print(terminal, `${works ? 'works ' : 'BROKEN'}  ${what}: ${detail}`);
	if (remedy !== null) print(terminal, `        ${remedy}`);
}

export function printConnection(terminal: Terminal, examined: ExaminedConnection): void {
	printFinding(terminal, examined.finding);
	for (const line of linesOn(examined)) print(terminal, `        ${line}`);
}

function linesOn({ job, held, finding }: ExaminedConnection): readonly string[] {
	const lines: string[] = [];
	if (job === null) lines.push('Not read yet. Start the server or run “plumbline sync”.');
	else {
		const last = isoTime(job.finishedMs) ?? 'never';
		const next = job.state === 'leased' ? 'running now' : (isoTime(job.runAtMs) ?? '');
		lines.push(`Last read in full: ${last}. Next: ${next}.`);
		// Skips an error that the check has just reported.
		if (job.lastError !== null && !job.lastError.startsWith(finding.detail)) {
			lines.push(`The last run failed: ${job.lastError}`);
		}
		lines.push(...job.notes);
	}
	for (const { id, day } of held) {
		lines.push(
			`Run ${id} of ${formatDay(day)} is held back: most keywords lost their rank at once. Check whether that is true; “plumbline sync --accept-run ${id}” stores it.`,
		);
	}
	return lines;
}

export function wireFinding({ what, works, detail, remedy }: Finding) {
	return { what, works, detail, remedy };
}

export function wireConnection({ finding, site, connection, job, held }: ExaminedConnection) {
	return {
		...wireFinding(finding),
		site_global_key: site.globalKey,
		domain: site.domain,
		source: connection.source,
		search_engine: connection.engineKey,
		last_read_at: isoTime(job?.finishedMs ?? null),
		next_run_at: isoTime(job?.runAtMs ?? null),
		is_running: job?.state === 'leased',
		last_problem: job?.lastError ?? null,
		notes: job?.notes ?? [],
		held_runs: held.map(({ id, day }) => ({ run: id, date: formatDay(day) })),
	};
}

/** The subject of a check and its result. */
export interface Finding {
	readonly what: string;
	readonly works: boolean;
	/** The thing that works, or the fault. */
	readonly detail: string;
	/** What to do; null if nothing needs to be done. */
	readonly remedy: string | null;
}
