import { readConfig } from '../../config/config.ts';
import { type JobState, jobStates } from '../../jobs/jobs.store.ts';
import { syncKey } from '../../jobs/sync/sync-kind.ts';
import { type SyncNowOptions, type SyncResult, syncNow } from '../../jobs/sync/sync-now.ts';
import { usageError } from '../../process/expected-error.ts';
import { findSource, sources } from '../../sources/sources.ts';
import { vaultOf } from '../../sources/vault-of.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { printJson, say, type Terminal } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { acceptHeldRun, acceptRunOption } from './accept-run.ts';
import { type ChosenConnection, chosenConnections, sourceOption } from './chosen-connections.ts';
import { offeredSeries } from './offered-series.ts';
import { createSyncProgress } from './sync-progress.ts';
import { sayResult, syncExitCode, wireResult } from './sync-result.ts';

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
