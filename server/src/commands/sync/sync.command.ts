import { readConfig } from '../../config/config.ts';
import type { Database } from '../../database/open-database.ts';
import { type JobState, jobStates } from '../../jobs/jobs.store.ts';
import { syncKey } from '../../jobs/sync/schedule-connection.ts';
import { type SyncNowOptions, type SyncResult, syncNow } from '../../jobs/sync/sync-now.ts';
import { usageError } from '../../process/expected-error.ts';
import { vaultOf } from '../../sources/seal.ts';
import { findRunById } from '../../sources/serp/runs/find-run-by-id.store.ts';
import { acceptRun } from '../../sources/serp/runs/store-run.ts';
import { findSource, sources } from '../../sources/sources.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import {
	type ChosenConnection,
	chosenConnections,
	offeredSeries,
	sourceOption,
} from './chosen-connections.ts';
import { createSyncProgress } from './sync-progress.ts';
import { sayResult, syncExitCode, wireResult } from './sync-result.ts';

const acceptRunOption = {
	type: 'string',
	value: 'RUN',
	help: 'Store this run, held back because most keywords lost their rank, and read nothing else.',
} as const;

/** Stores the held run, reports it, and returns the exit code. */
async function acceptHeldRun(
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

export const syncCommand = defineCommand({
	options: {
		site: { ...siteOption, help: 'Read only the sources of this site, by global key or domain.' },
		source: sourceOption,
		due: { type: 'boolean', help: 'Read only sources that are due, for a schedule of your own.' },
		'accept-run': acceptRunOption,
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	run: ({ values, terminal }) =>
		withDatabase(terminal, async (database) => {
			const run = values['accept-run'];
			if (run !== undefined) return acceptHeldRun(database, run, { json: values.json, terminal });
			const chosen = await chosenConnections(database, values);
			if (chosen.length === 0) throw usageError(nothingConnected);
			const wanted = values.due ? await dueOnes(database, chosen) : chosen;
			const vault = vaultOf(readConfig(terminal.environment));
			const options = { database, sources, vault, fetch, now: Date.now, signal: terminal.stop };
			const results = [];
			for (const one of wanted) {
				const result = await readOne(one, options, terminal);
				const state = await stateOf(database, one);
				if (!values.json) sayResult(terminal, one, result);
				results.push({ ...one, result, state });
			}
			if (values.json) printJson(terminal, results.map(wireResult));
			else if (wanted.length === 0) say(terminal, 'Nothing is due.');
			if (!values.json) for (const line of offeredSeries(chosen)) say(terminal, line);
			return syncExitCode(results);
		}),
});

const nothingConnected =
	'Nothing is connected yet. “plumbline connect google --site SITE” connects Search Console; “plumbline --help” shows the others.';

async function dueOnes(
	database: SyncNowOptions['database'],
	chosen: readonly ChosenConnection[],
): Promise<readonly ChosenConnection[]> {
	const states = await jobStates(
		database,
		chosen.map(({ connection }) => syncKey(connection.id)),
	);
	const isDue = (state: JobState | undefined) => state === undefined || state.runAtMs <= Date.now();
	return chosen.filter(({ connection }) => isDue(states.get(syncKey(connection.id))));
}

async function readOne(
	{ connection, site }: ChosenConnection,
	options: SyncNowOptions,
	terminal: Terminal,
): Promise<SyncResult> {
	const source = findSource(connection.source);
	if (source === null) return unknownSource(connection.source);
	const title = `${source.title}, ${connection.engineKey} of ${site.domain}`;
	const progress = createSyncProgress(terminal, title, options.now);
	try {
		return await syncNow(connection, source, {
			...options,
			onProgress: (_, made) => progress.show(made),
		});
	} finally {
		progress.end();
	}
}

function unknownSource(name: string): SyncResult {
	const message = `This version does not know the source “${name}”. Run the version that connected it.`;
	return { outcome: { kind: 'failed', error: null, message }, stored: null };
}

async function stateOf(
	database: SyncNowOptions['database'],
	{ connection }: ChosenConnection,
): Promise<JobState | null> {
	const key = syncKey(connection.id);
	return (await jobStates(database, [key])).get(key) ?? null;
}
