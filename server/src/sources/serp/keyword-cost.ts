import type { Database } from '../../database/open-database.ts';
import { listConnections } from '../connections.store.ts';
import { costOf, requestsFor } from './price.ts';
import { pricedProvider } from './priced-provider.ts';

export interface KeywordCost {
	/** By all engines that are searched for the site; 0 when none is. */
	readonly requestsPerDay: number;
	readonly costMicrosPerDay: number;
	/** Requests a month that the site may make; with 0 nothing of this is spent. */
	readonly monthlyCap: number;
}

interface CostedSite {
	readonly id: number;
	readonly checkDepth: number;
	readonly serpMonthlyCap: number;
}

/** What checking that many new keywords every day costs at most. */
export async function keywordCost(
	database: Database,
	site: CostedSite,
	keywords: number,
): Promise<KeywordCost> {
	const connections = await listConnections(database, site.id);
	let [requests, costMicros] = [0, 0];
	for (const connection of connections.filter(({ source }) => source === 'serp')) {
		const provider = pricedProvider(connection);
		if (provider === null) continue;
		const each = requestsFor(site.checkDepth, provider.price);
		requests += each * keywords;
		costMicros += costOf(each, provider.price) * keywords;
	}
	return {
		requestsPerDay: requests,
		costMicrosPerDay: costMicros,
		monthlyCap: site.serpMonthlyCap,
	};
}
