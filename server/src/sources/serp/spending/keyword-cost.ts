import type { Database } from '../../../database/open-database.ts';
import { listConnections } from '../../connections.store.ts';
import { type Cost, costOf, requestsFor } from '../providers/price.ts';
import { pricedProvider } from './priced-provider.ts';

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
