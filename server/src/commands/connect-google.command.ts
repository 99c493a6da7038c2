import { parseEngineKey } from '@plumbline/core/api';
import { trackEngine } from '../accounts/engines.store.ts';
import { allSites, type Site } from '../accounts/sites.store.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/open-database.ts';
import { addConnection } from '../sources/connections.store.ts';
import type { GoogleCredentials } from '../sources/google/google-credentials.ts';
import { engineFilter } from '../sources/google-search-console/engine-filter.ts';
import { googleSearchConsole } from '../sources/google-search-console/google-search-console.source.ts';
import type { Property } from '../sources/google-search-console/property.ts';
import {
	createSearchConsoleApi,
	listProperties,
	searchConsoleScope,
} from '../sources/google-search-console/search-console-api.ts';
import type { Vault } from '../sources/seal.ts';
import type { Connection } from '../sources/source.ts';
import { sources } from '../sources/sources.ts';
import { vaultOf } from '../sources/vault-of.ts';
import { defineCommand, UsageError } from './command.ts';
import { chooseProperty } from './connect/choose-property.ts';
import { type FirstSync, firstSync } from './connect/first-sync.ts';
import {
	type GoogleAccessValues,
	googleAccess,
	googleAccessOptions,
} from './connect/google-access.ts';
import { siteOfProperty } from './connect/site-of-property.ts';
import { siteNamed, siteOption } from './site-named.ts';
import { print, printJson, say, type Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

export const connectGoogle = defineCommand({
	name: 'connect google',
	summary: 'Connect Google Search Console: what queries your site is shown for, and where.',
	options: {
		site: { ...siteOption, help: 'The site. Without it the one that the property is of.' },
		'search-engine': {
			type: 'string',
			value: 'KEY',
			help: 'Country, and device if need be: google_us, google_gb__mobile. Default: google_us.',
		},
		property: {
			type: 'string',
			value: 'NAME',
			help: 'sc-domain:example.com or https://www.example.com/. Without it the one that fits.',
		},
		...googleAccessOptions,
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const engineKey = engineKeyOf(values['search-engine'] ?? 'google_us');
		try {
			const connected = await withDatabase(terminal, (database) =>
				connect({ database, terminal, engineKey, values }),
			);
			if (values.json) printJson(terminal, wire(connected));
			else tell(terminal, connected);
			return connected.first.result.outcome.kind === 'failed' ? 2 : 0;
		} catch (error) {
			if (!terminal.stop.aborted) throw error;
			say(terminal, 'plumbline: stopped before the end.');
			return 2;
		}
	},
});

interface Values extends GoogleAccessValues {
	readonly site?: string | undefined;
	readonly property?: string | undefined;
}

interface ConnectRequest {
	readonly database: Database;
	readonly terminal: Terminal;
	readonly engineKey: string;
	readonly values: Values;
}

interface Connected {
	readonly site: Site;
	readonly property: Property;
	readonly connection: Connection;
	readonly first: FirstSync;
}

async function connect({
	database,
	terminal,
	engineKey,
	values,
}: ConnectRequest): Promise<Connected> {
	const vault = vaultOf(readConfig(terminal.environment));
	const sites = await givenSites(database, values.site);
	const scope = searchConsoleScope;
	const credentials = await googleAccess({ database, vault, terminal, scope, values });
	const properties = await propertiesOf(credentials, values, terminal);
	const wanted = values.property;
	const property = await chooseProperty({ properties, wanted, sites, terminal });
	const named = values.site === undefined ? undefined : sites[0];
	const site = named ?? (await siteOfProperty(database, property, sites));
	const baseUrl = values['base-url'];
	const connection = await addConnection(database, vault, {
		siteId: site.id,
		source: googleSearchConsole.name,
		engineId: await trackEngine(database, site.id, engineKey),
		settings: { property: property.siteUrl, ...(baseUrl && { baseUrl }) },
		credentials,
	});
	const first = await readNewestDays(connection, { database, vault, terminal });
	return { site, property, connection, first };
}

async function givenSites(database: Database, name: string | undefined): Promise<readonly Site[]> {
	return name === undefined ? allSites(database) : [await siteNamed(database, name)];
}

function propertiesOf(
	credentials: GoogleCredentials,
	values: Values,
	{ stop }: Terminal,
): Promise<Property[]> {
	const baseUrl = values['base-url'];
	const access = { credentials, fetch, now: Date.now, signal: stop };
	return listProperties(createSearchConsoleApi(access, baseUrl === undefined ? {} : { baseUrl }));
}

function readNewestDays(
	connection: Connection,
	surroundings: { database: Database; vault: Vault; terminal: Terminal },
): Promise<FirstSync> {
	const options = { ...surroundings, sources, fetch, now: Date.now };
	return firstSync(connection, googleSearchConsole, options);
}

function engineKeyOf(text: string): string {
	const key = parseEngineKey(text);
	if (key !== null && engineFilter(key) !== null) return key;
	throw new UsageError(
		`--search-engine: Search Console knows nothing of “${text}”. Write google and a country, such as google_us, google_gb or google_jp__mobile.`,
	);
}

function tell(terminal: Terminal, { site, property, connection, first }: Connected): void {
	const { outcome } = first.result;
	const what = `${property.siteUrl} feeds ${connection.engineKey} of ${site.domain} (${site.globalKey})`;
	print(terminal, `${what}: ${first.daysRead} days were read.`);
	if (outcome.kind === 'failed') say(terminal, `plumbline: ${outcome.message}`);
	if (first.daysLeft > 0) {
		say(
			terminal,
			`${first.daysLeft} days are left: “plumbline serve” reads them by itself, “plumbline sync” at once.`,
		);
	}
}

function wire({ site, property, connection, first }: Connected) {
	const { outcome } = first.result;
	return {
		site_global_key: site.globalKey,
		domain: site.domain,
		source: connection.source,
		search_engine: connection.engineKey,
		property: property.siteUrl,
		days_read: first.daysRead,
		days_left: first.daysLeft,
		problem: outcome.kind === 'failed' ? outcome.message : null,
	};
}
