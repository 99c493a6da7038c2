import type { Database } from '../../../database/open-database.ts';
import { addConnection, listConnections, openCredentials } from '../../connections.store.ts';
import { objectOf } from '../../json-values.ts';
import type { Vault } from '../../seal.ts';
import type { Connection } from '../../source.ts';
import type { ProviderSettings, SerpSettings } from './serp-settings.ts';
import { parseSerpSettings } from './serp-settings.ts';

export interface NewProvider extends ProviderSettings {
	readonly credentials: unknown;
	/** Puts it first; otherwise it keeps its place, or goes last. */
	readonly isFirst: boolean;
	/** The search language; undefined leaves it as it is. */
	readonly language: string | undefined;
}

export interface ConnectedEngine {
	readonly siteId: number;
	readonly engineId: number;
}

/** Adds the provider to those of that engine, or replaces it; the others stay as they are. */
export async function connectProvider(
	{ database, vault }: { readonly database: Database; readonly vault: Vault },
	{ siteId, engineId }: ConnectedEngine,
	provider: NewProvider,
): Promise<Connection> {
	const before = (await listConnections(database, siteId)).find(
		(connection) => connection.source === 'serp' && connection.engineId === engineId,
	);
	const opened = before === undefined ? null : await openCredentials(database, vault, before);
	// Without the key that encrypted them, the credentials of the other providers are lost as well.
	const kept = opened?.opened ? objectOf(opened.credentials) : {};
	return addConnection(database, vault, {
		siteId,
		source: 'serp',
		engineId,
		settings: withProvider(parseSerpSettings(before?.settings), provider),
		credentials: { ...kept, [provider.name]: provider.credentials },
	});
}

function withProvider(
	{ providers, language }: SerpSettings,
	{ name, settings, isFirst, language: wanted }: Omit<NewProvider, 'credentials'>,
): SerpSettings {
	const added = { name, settings };
	const others = providers.filter((provider) => provider.name !== name);
	const isKnown = others.length < providers.length;
	const replaced = providers.map((provider) => (provider.name === name ? added : provider));
	const ordered = isFirst ? [added, ...others] : isKnown ? replaced : [...others, added];
	return { providers: ordered, language: wanted ?? language };
}
