import type { Database } from '../../../database/open-database.ts';
import { dayAt, type Month, monthOf } from '../../../facts/day.ts';
import { listConnections } from '../../connections.store.ts';
import type { Connection, SyncedSite } from '../../source.ts';
import { lastSeen } from '../last-seen.store.ts';
import { type Cost, costOf, type Price, requestsFor } from '../providers/price.ts';
import { pricedProvider } from './keyword-cost.ts';
import { type Spent, spentIn } from './spend.store.ts';

export interface SpendReport {
	readonly month: Month;
	readonly spent: readonly Spent[];
	readonly requests: number;
	readonly costMicros: number;
	readonly monthlyCap: number;
	readonly remaining: number;
	readonly nextRuns: readonly NextRun[];
}

/** The cost of checking all keywords once for an engine. */
export interface NextRun extends Estimate {
	readonly engineKey: string;
	readonly provider: string;
	readonly keywords: number;
}

type SpendingSite = Pick<SyncedSite, 'id' | 'timeZone' | 'checkDepth' | 'serpMonthlyCap'>;

/** The spending of a site this month, and the cost of its next runs. */
export async function spendReport(
	database: Database,
	site: SpendingSite,
	nowMs: number,
): Promise<SpendReport> {
	const month = monthOf(dayAt(nowMs, site.timeZone));
	const spent = await spentIn(database, { siteId: site.id, month });
	const requests = spent.reduce((sum, each) => sum + each.requests, 0);
	const connections = await listConnections(database, site.id);
	const nextRuns = [];
	for (const connection of connections.filter(({ source }) => source === 'serp')) {
		const next = await nextRun(database, site, connection, nowMs);
		if (next !== null) nextRuns.push(next);
	}
	return {
		month,
		spent,
		requests,
		costMicros: spent.reduce((sum, each) => sum + each.costMicros, 0),
		monthlyCap: site.serpMonthlyCap,
		remaining: Math.max(0, site.serpMonthlyCap - requests),
		nextRuns,
	};
}

async function nextRun(
	database: Database,
	site: SpendingSite,
	connection: Connection,
	nowMs: number,
): Promise<NextRun | null> {
	const provider = pricedProvider(connection);
	if (provider === null) return null;
	const tomorrow = dayAt(nowMs, site.timeZone) + 1;
	const keywords = await lastSeen(database, connection, tomorrow);
	const lastRanks = keywords.filter(({ isActive }) => isActive).map(({ rank }) => rank);
	const costs = estimate({
		lastRanks,
		depth: site.checkDepth,
		price: provider.price,
		beginsAnywhere: provider.kind === 'paged',
	});
	const { engineKey } = connection;
	return { engineKey, provider: provider.title, keywords: lastRanks.length, ...costs };
}

interface Estimate {
	/** If no keyword is found within the depth. */
	readonly atMost: Cost;
	/** If each keyword is found on the page where it was last found. */
	readonly likely: Cost;
}

interface Work {
	/** The last rank of each keyword; null if it was not found, or is new. */
	readonly lastRanks: readonly (number | null)[];
	readonly depth: number;
	readonly price: Price;
	/** A provider that can start at any page needs one page for a keyword that stays where it was. */
	readonly beginsAnywhere: boolean;
}

/** The cost of one check of these keywords. */
export function estimate({ lastRanks, depth, price, beginsAnywhere }: Work): Estimate {
	const most = requestsFor(depth, price);
	const likelyOf = (rank: number | null) => {
		if (rank === null || rank > depth) return most;
		return beginsAnywhere ? 1 : requestsFor(rank, price);
	};
	return {
		atMost: total(
			lastRanks.map(() => most),
			price,
		),
		likely: total(lastRanks.map(likelyOf), price),
	};
}

function total(requests: readonly number[], price: Price): Cost {
	return {
		requests: requests.reduce((sum, each) => sum + each, 0),
		costMicros: requests.reduce((sum, each) => sum + costOf(each, price), 0),
	};
}
