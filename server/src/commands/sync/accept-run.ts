import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../process/expected-error.ts';
import { findRunById } from '../../sources/serp/runs/find-run-by-id.store.ts';
import { acceptRun } from '../../sources/serp/runs/store-run.ts';
import { print, printJson, type Terminal } from '../terminal.ts';

export const acceptRunOption = {
	type: 'string',
	value: 'RUN',
	help: 'Store this run, held back because most keywords lost their rank, and read nothing else.',
} as const;

/** Stores the held run, reports it, and returns the exit code. */
export async function acceptHeldRun(
	database: Database,
	text: string,
	{ json, terminal }: { readonly json: boolean | undefined; readonly terminal: Terminal },
): Promise<number> {
	const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
	const run = await findRunById(database, id, 'suspect');
	const stored = run === null ? null : await acceptRun(database, run, Date.now());
	if (stored === null) {
		throw usageError(
			`--accept-run: no run “${text}” is held back. “plumbline doctor” lists the runs that are.`,
		);
	}
	if (json) printJson(terminal, { run: id, stored });
	else print(terminal, `Run ${id} is stored: ${stored} rows.`);
	return 0;
}
