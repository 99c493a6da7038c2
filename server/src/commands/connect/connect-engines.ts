import { trackEngine } from '../../accounts/engines.store.ts';
import type { Site } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { addConnection } from '../../sources/connections.store.ts';
import type { Vault } from '../../sources/seal.ts';
import type { Connection, Source } from '../../sources/source.ts';
import { sources } from '../../sources/sources.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import { type FirstSync, firstSync } from './first-sync.ts';

export interface EnginesToConnect {
	readonly database: Database;
	readonly vault: Vault;
	readonly terminal: Terminal;
	readonly site: Site;
	readonly source: Source;
	readonly engineKeys: readonly string[];
	readonly settings: unknown;
	readonly credentials: unknown;
}

export interface ConnectedEngine {
	readonly connection: Connection;
	readonly first: FirstSync;
}

/** Connects a source to each of these engines of a site, and reads the newest days of each. */
export async function connectEngines(request: EnginesToConnect): Promise<ConnectedEngine[]> {
	const { database, vault, terminal, site, source } = request;
	const connected: ConnectedEngine[] = [];
	for (const engineKey of request.engineKeys) {
		const connection = await addConnection(database, vault, {
			siteId: site.id,
			source: source.name,
			engineId: await trackEngine(database, site.id, engineKey),
			settings: request.settings,
			credentials: request.credentials,
		});
		const options = { database, vault, terminal, sources, fetch, now: Date.now };
		connected.push({ connection, first: await firstSync(connection, source, options) });
	}
	return connected;
}

/** Prints the outcome and returns the exit code. */
export function reportConnected(
	{ terminal, site, source }: Pick<EnginesToConnect, 'terminal' | 'site' | 'source'>,
	connected: readonly ConnectedEngine[],
	asJson: boolean | undefined,
): number {
	if (asJson)
		printJson(
			terminal,
			connected.map((one) => wire(site, one)),
		);
	else for (const one of connected) printSummary(terminal, `${source.title} feeds`, site, one);
	const failures = connected.flatMap(({ first }) => {
		const { outcome } = first.result;
		return outcome.kind === 'failed' ? [outcome.message] : [];
	});
	for (const failure of new Set(failures)) say(terminal, `plumbline: ${failure}`);
	return failures.length > 0 ? 2 : 0;
}

function printSummary(
	terminal: Terminal,
	feeds: string,
	site: Site,
	{ connection, first }: ConnectedEngine,
): void {
	const { result, daysRead, daysLeft } = first;
	const read =
		result.outcome.kind === 'succeeded' && result.stored !== null
			? `${result.stored} rows stored`
			: `${daysRead} days read`;
	print(
		terminal,
		`${feeds} ${connection.engineKey} of ${site.domain} (${site.globalKey}): ${read}.`,
	);
	if (daysLeft === 0) return;
	const rest = '“plumbline serve” reads them in the background, “plumbline sync” now';
	say(terminal, `${daysLeft} days are left: ${rest}.`);
}

function wire(site: Site, { connection, first }: ConnectedEngine) {
	const { outcome } = first.result;
	return {
		site_global_key: site.globalKey,
		domain: site.domain,
		source: connection.source,
		search_engine: connection.engineKey,
		stored: first.result.stored,
		days_read: first.daysRead,
		days_left: first.daysLeft,
		problem: outcome.kind === 'failed' ? outcome.message : null,
	};
}
