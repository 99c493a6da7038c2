import type { Database } from '../../../database/open-database.ts';
import type { Cost } from '../providers/price.ts';
import type { ProviderName } from '../providers/provider.ts';
import { addSpend, type Purse, remainingRequests } from '../spending/spend.store.ts';
import type { Run } from './runs.store.ts';

interface Beginning {
	readonly purse: Purse;
	readonly provider: ProviderName;
	readonly depth: number;
	/** The cost of each check. */
	readonly cost: Cost;
}

/**
 * Begins as many of these keywords as the monthly cap allows. Stores them together with their cost,
 * in one transaction, before any request is sent: so no request can go uncounted. Returns the ids
 * of the keywords begun.
 */
export async function beginChecks(
	database: Database,
	run: Run,
	keywordIds: readonly number[],
	{ purse, provider, depth, cost }: Beginning,
): Promise<readonly number[]> {
	return database.transaction().execute(async (transaction) => {
		const room = Math.floor((await remainingRequests(transaction, purse)) / cost.requests);
		const begun = keywordIds.slice(0, room);
		if (begun.length === 0) return [];
		const rows = begun.map((keywordId) => ({
			...checkRow(run, keywordId, provider),
			state: 'asked',
			checked_depth: depth,
		}));
		await transaction
			.insertInto('serp_check')
			.values(rows)
			.onConflict((conflict) =>
				conflict
					.columns(['site_id', 'run_id', 'keyword_id'])
					.doUpdateSet({ state: 'asked', provider, task: null, checked_depth: depth, error: null }),
			)
			.execute();
		await addSpend(transaction, purse, provider, {
			requests: cost.requests * begun.length,
			costMicros: cost.costMicros * begun.length,
		});
		return begun;
	});
}

/** A new row for a keyword, without any result. */
export function checkRow({ siteId, id }: Run, keywordId: number, provider: string) {
	return {
		site_id: siteId,
		run_id: id,
		keyword_id: keywordId,
		provider,
		task: null,
		rank: null,
		checked_depth: null,
		url: null,
		title: null,
		snippet: null,
		error: null,
	};
}
