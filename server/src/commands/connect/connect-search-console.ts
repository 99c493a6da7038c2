import { domainToUnicode } from 'node:url';
import type { SplitDimension } from '@plumbline/core/api';
import { ensureAccount } from '../../accounts/accounts.store.ts';
import { allSites, ensureSite, type Site } from '../../accounts/sites.store.ts';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../database/open-database.ts';
import type { GoogleCredentials } from '../../sources/google/google-credentials.ts';
import { connectSeries } from '../../sources/google-search-console/connect-series.ts';
import { googleSearchConsole } from '../../sources/google-search-console/google-search-console.source.ts';
import { domainOfProperty, type Property } from '../../sources/google-search-console/property.ts';
import {
	createSearchConsoleApi,
	listProperties,
	searchConsoleScope,
} from '../../sources/google-search-console/search-console-api.ts';
import { usualSeries, worldwide } from '../../sources/google-search-console/usual-series.ts';
import { type Vault, vaultOf } from '../../sources/seal.ts';
import type { Connection } from '../../sources/source.ts';
import type { Api } from '../../sources/source-http.ts';
import { sources } from '../../sources/sources.ts';
import { siteNamed } from '../site/site-named.ts';
import type { Terminal } from '../terminal.ts';
import { chooseProperty } from './choose-property.ts';
import { type FirstSync, firstSync } from './first-sync.ts';
import { type GoogleAccessValues, googleAccess } from './google-access.ts';

interface SearchConsoleValues extends GoogleAccessValues {
	readonly site?: string | undefined;
	readonly property?: string | undefined;
}

interface ConnectRequest {
	readonly database: Database;
	readonly terminal: Terminal;
	/** Undefined for the usual ones. */
	readonly engineKeys: readonly string[] | undefined;
	/** Undefined for what each series was read by before. */
	readonly split: readonly SplitDimension[] | undefined;
	readonly values: SearchConsoleValues;
}

export interface Connected {
	readonly site: Site;
	readonly property: Property;
	/** The one that was named first, or all countries together, comes first. */
	readonly series: readonly [ConnectedSeries, ...ConnectedSeries[]];
}

export interface ConnectedSeries {
	readonly connection: Connection;
	readonly first: FirstSync;
}

/** Signs in, chooses the property and its site, and connects each series with its newest days. */
export async function connectSearchConsole({
	database,
	terminal,
	engineKeys,
	split,
	values,
}: ConnectRequest): Promise<Connected> {
	const vault = vaultOf(readConfig(terminal.environment));
	const sites = await givenSites(database, values.site);
	const scope = searchConsoleScope;
	const source = 'google-search-console';
	const credentials = await googleAccess({ database, vault, terminal, source, scope, values });
	const api = apiOf(credentials, values, terminal);
	const properties = await listProperties(api);
	const wanted = values.property;
	const property = await chooseProperty({ properties, wanted, sites, terminal });
	const named = values.site === undefined ? undefined : sites[0];
	const site = named ?? (await siteOfProperty(database, property, sites));
	const baseUrl = values['base-url'];
	const keys =
		engineKeys ?? (await usualSeries(database, site.id, { api, property: property.siteUrl }));
	const connect = async (engineKey: string): Promise<ConnectedSeries> => {
		const of = { siteId: site.id, property: property.siteUrl, baseUrl, credentials, split };
		const connection = await connectSeries(database, vault, { ...of, engineKey });
		return { connection, first: await readNewestDays(connection, { database, vault, terminal }) };
	};
	const [main = worldwide, ...others] = keys;
	const series: [ConnectedSeries, ...ConnectedSeries[]] = [await connect(main)];
	for (const key of others) series.push(await connect(key));
	return { site, property, series };
}

async function givenSites(database: Database, name: string | undefined): Promise<readonly Site[]> {
	return name === undefined ? allSites(database) : [await siteNamed(database, name)];
}

function apiOf(
	credentials: GoogleCredentials,
	values: SearchConsoleValues,
	{ stop }: Terminal,
): Api {
	const baseUrl = values['base-url'];
	const access = { credentials, fetch, now: Date.now, signal: stop };
	return createSearchConsoleApi(access, baseUrl === undefined ? {} : { baseUrl });
}

function readNewestDays(
	connection: Connection,
	surroundings: { database: Database; vault: Vault; terminal: Terminal },
): Promise<FirstSync> {
	const options = { ...surroundings, sources, fetch, now: Date.now };
	return firstSync(connection, googleSearchConsole, options);
}

/** The site that the property belongs to, created if there is none. */
async function siteOfProperty(
	database: Database,
	{ siteUrl }: Property,
	sites: readonly Site[],
): Promise<Site> {
	const domain = domainOfProperty(siteUrl);
	if (domain === null) throw new Error(`The property ${siteUrl} does not belong to a site.`);
	const known = sites.find((site) => site.domain === domain);
	if (known !== undefined) return known;
	const { id } = await ensureAccount(database, 'default');
	return ensureSite(database, { accountId: id, domain, title: domainToUnicode(domain) });
}
