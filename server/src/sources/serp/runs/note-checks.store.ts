import type { Database } from '../../../database/open-database.ts';
import type { Cost } from '../providers/price.ts';
import type { ProviderName } from '../providers/provider.ts';
import { addSpend, type Purse } from '../spending/spend.store.ts';
import { checkRow } from './begin-checks.store.ts';
import { type Observation, storable } from './observation.ts';
import type { Run } from './runs.store.ts';

/** Stores the provider’s task ids by keyword. */
export async function noteTasks(
	database: Database,
	run: Run,
	tasks: ReadonlyMap<number, string>,
): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		for (const [keywordId, task] of tasks) {
			await asked(transaction, run, keywordId).set({ task }).execute();
		}
	});
}

export interface Settlement {
	readonly purse: Purse;
	readonly provider: ProviderName;
	/** The actual cost minus the cost counted at the beginning; may be negative. */
	readonly difference: Cost;
}

/** Stores a result once: a second call changes neither the result nor the spending. */
export async function noteObservation(
	database: Database,
	run: Run,
	keywordId: number,
	{ state, rank, checkedDepth, url, title, snippet }: Observation,
	{ purse, provider, difference }: Settlement,
): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		const { numUpdatedRows } = await asked(transaction, run, keywordId)
			.set({ state, rank, checked_depth: checkedDepth, url, title, snippet, error: null })
			.executeTakeFirst();
		if (numUpdatedRows > 0n) await addSpend(transaction, purse, provider, difference);
	});
}

/**
 * Deletes checks as if they had never begun, and gives back the counted cost that was certainly not
 * spent.
 */
export async function releaseChecks(
	database: Database,
	run: Run,
	keywordIds: readonly number[],
	{ purse, provider, difference }: Settlement,
): Promise<void> {
	if (keywordIds.length === 0) return;
	await database.transaction().execute(async (transaction) => {
		await transaction
			.deleteFrom('serp_check')
			.where('site_id', '=', run.siteId)
			.where('run_id', '=', run.id)
			.where('keyword_id', 'in', keywordIds)
			.where('state', '=', 'asked')
			.execute();
		await addSpend(transaction, purse, provider, difference);
	});
}

/** Stores the error of a keyword that no provider could check. */
export async function noteError(
	database: Database,
	run: Run,
	keywordId: number,
	{ provider, error }: { readonly provider: string; readonly error: string },
): Promise<void> {
	const state = 'e';
	await database
		.insertInto('serp_check')
		.values({ ...checkRow(run, keywordId, provider), state, error: storable(error) })
		.onConflict((conflict) =>
			conflict
				.columns(['site_id', 'run_id', 'keyword_id'])
				.doUpdateSet({ state, provider, error: storable(error), checked_depth: null })
				.where('serp_check.state', '=', 'asked'),
		)
		.execute();
}

function asked(database: Database, run: Run, keywordId: number) {
	return database
		.updateTable('serp_check')
		.where('site_id', '=', run.siteId)
		.where('run_id', '=', run.id)
		.where('keyword_id', '=', keywordId)
		.where('state', '=', 'asked');
}
