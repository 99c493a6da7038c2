import { engineParts } from '../providers/engine-parts.ts';
import type { Provider } from '../providers/provider.ts';
import { createProviders, parseSerpSettings } from '../providers/serp-settings.ts';

// Its price is known without a request.
const offline = {
	fetch: () => Promise.reject(new Error('Prices are known without asking.')),
	now: () => 0,
	signal: new AbortController().signal,
};

/** The first provider of a connection; null if it has none for its engine. */
export function pricedProvider(connection: {
	readonly settings: unknown;
	readonly engineKey: string;
}): Provider | null {
	const engine = engineParts(connection.engineKey);
	const providers = createProviders(parseSerpSettings(connection.settings), {}, offline);
	return providers.find((provider) => provider.knows(engine)) ?? null;
}
