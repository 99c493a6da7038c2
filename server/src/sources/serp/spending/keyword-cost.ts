import type { Database } from '../../../database/open-database.ts';
import { listConnections } from '../../connections.store.ts';
import { engineParts } from '../providers/engine-parts.ts';
import { type Cost, costOf, requestsFor } from '../providers/price.ts';
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

interface CostedSite {
	readonly id: number;
	readonly checkDepth: number;
}

/** The maximum cost of one check of this many new keywords on all engines checked for the site. */
export async function keywordCost(
	database: Database,
	{ id, checkDepth }: CostedSite,
	keywords: number,
): Promise<Cost> {
	const connections = await listConnections(database, id);
	const costs = connections
		.filter(({ source }) => source === 'serp')
		.map(pricedProvider)
		.filter((provider) => provider !== null)
		.map(({ price }) => {
			const requests = requestsFor(checkDepth, price);
			return { requests, costMicros: costOf(requests, price) };
		});
	return {
		requests: keywords * costs.reduce((sum, { requests }) => sum + requests, 0),
		costMicros: keywords * costs.reduce((sum, { costMicros }) => sum + costMicros, 0),
	};
}
