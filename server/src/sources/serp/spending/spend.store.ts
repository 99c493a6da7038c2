import type { Database } from '../../../database/open-database.ts';
import type { Month } from '../../../facts/day.ts';
import { ExpectedError } from '../../../process/expected-error.ts';
import type { Cost } from '../providers/price.ts';
import type { ProviderName } from '../providers/provider.ts';

/** The site and the month of spending. */
export interface Purse {
	readonly siteId: number;
	readonly month: Month;
}

export const capReached = (): ExpectedError =>
	new ExpectedError('cap_reached', 'The month has no room for another request.');

export interface Spent extends Cost {
	readonly provider: string;
}

/**
 * The number of requests left this month. A caller in a transaction has exclusive access until it
 * ends, across processes too.
 */
export async function remainingRequests(transaction: Database, purse: Purse): Promise<number> {
	// Updating a row, even to the same value, locks it: on both engines others wait here.
	const { serp_monthly_cap: cap } = await transaction
		.updateTable('site')
		.set((site) => ({ serp_monthly_cap: site.ref('serp_monthly_cap') }))
		.where('id', '=', purse.siteId)
		.returning('serp_monthly_cap')
		.executeTakeFirstOrThrow();
	return Math.max(0, cap - totalOf(await spentIn(transaction, purse)));
}

/** Adds to the spending; a negative number gives back unused requests. */
export async function addSpend(
	transaction: Database,
	{ siteId, month }: Purse,
	provider: ProviderName,
	{ requests, costMicros }: Cost,
): Promise<void> {
	if (requests === 0 && costMicros === 0) return;
	await transaction
		.insertInto('serp_spend')
		.values({ site_id: siteId, month, provider, requests, cost_micros: costMicros })
		.onConflict((conflict) =>
			conflict.columns(['site_id', 'month', 'provider']).doUpdateSet((spend) => ({
				requests: spend('serp_spend.requests', '+', requests),
				cost_micros: spend('serp_spend.cost_micros', '+', costMicros),
			})),
		)
		.execute();
}

/** False, with nothing counted, if the month has no room. */
export async function reserve(
	database: Database,
	purse: Purse,
	provider: ProviderName,
	cost: Cost,
): Promise<boolean> {
	return database.transaction().execute(async (transaction) => {
		if ((await remainingRequests(transaction, purse)) < cost.requests) return false;
		await addSpend(transaction, purse, provider, cost);
		return true;
	});
}

/** Whether there is room now; others may take it meanwhile. */
export async function hasRoom(
	database: Database,
	purse: Purse,
	requests: number,
): Promise<boolean> {
	const { serp_monthly_cap: cap } = await database
		.selectFrom('site')
		.select('serp_monthly_cap')
		.where('id', '=', purse.siteId)
		.executeTakeFirstOrThrow();
	return cap - totalOf(await spentIn(database, purse)) >= requests;
}

function totalOf(spent: readonly Spent[]): number {
	return spent.reduce((sum, { requests }) => sum + requests, 0);
}

/** By provider. */
export async function spentIn(
	database: Database,
	{ siteId, month }: Purse,
): Promise<readonly Spent[]> {
	return database
		.selectFrom('serp_spend')
		.select(['provider', 'requests', 'cost_micros as costMicros'])
		.where('site_id', '=', siteId)
		.where('month', '=', month)
		.orderBy('provider')
		.execute();
}
