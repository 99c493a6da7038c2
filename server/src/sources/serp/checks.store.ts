import type { Database } from '../../database/open-database.ts';
import type { Observation } from './observation.ts';
import type { Cost } from './price.ts';
import type { ProviderName } from './provider.ts';
import type { Run } from './runs.store.ts';
import { addSpend, type Purse, remainingRequests } from './spend.store.ts';
import { storable } from './storable.ts';

/** One keyword of a run. */
export interface Check extends Omit<Observation, 'state' | 'checkedDepth'> {
	readonly keywordId: number;
	readonly keyword: string;
	/** `asked` until the provider has answered, `e` when none could. */
	readonly state: 'asked' | 'r' | 'u' | 'e';
	readonly provider: string;
	/** The provider’s own id of the work. */
	readonly task: string | null;
	/** Of a check that is asked: how deep it is to look. */
	readonly checkedDepth: number | null;
	readonly error: string | null;
}

interface Beginning {
	readonly purse: Purse;
	readonly provider: ProviderName;
	readonly depth: number;
	/** What each of them takes now. */
	readonly cost: Cost;
}

/**
 * Notes as many of these keywords as asked as the month has room for, and what they cost, at once:
 * whatever happens after, nothing was sent that is not counted. Answers those that have begun.
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
			...asRow(run, keywordId, provider),
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

/** The provider’s ids by keyword. */
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
	/** What it came to more, or less, than was counted when it began. */
	readonly difference: Cost;
}

/** Once: whoever comes second changes nothing, and settles nothing. */
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

/** They are as if never begun, and what was counted and surely not spent comes back. */
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

/**
 * Those that wait for no such provider are as if never begun: a request whose answer died with its
 * process is sent again. That it was sent stays counted.
 */
export async function forgetAsked(
	database: Database,
	run: Run,
	queuedProviders: readonly string[],
): Promise<void> {
	await database
		.deleteFrom('serp_check')
		.where('site_id', '=', run.siteId)
		.where('run_id', '=', run.id)
		.where('state', '=', 'asked')
		.$if(queuedProviders.length > 0, (query) => query.where('provider', 'not in', queuedProviders))
		.execute();
}

/** No provider could say where the site is. */
export async function noteError(
	database: Database,
	run: Run,
	keywordId: number,
	{ provider, error }: { readonly provider: string; readonly error: string },
): Promise<void> {
	const state = 'e';
	await database
		.insertInto('serp_check')
		.values({ ...asRow(run, keywordId, provider), state, error: storable(error) })
		.onConflict((conflict) =>
			conflict
				.columns(['site_id', 'run_id', 'keyword_id'])
				.doUpdateSet({ state, provider, error: storable(error), checked_depth: null })
				.where('serp_check.state', '=', 'asked'),
		)
		.execute();
}

export async function checksOf(database: Database, run: Run): Promise<readonly Check[]> {
	const rows = await database
		.selectFrom('serp_check')
		.innerJoin('keyword', (join) =>
			join
				.onRef('keyword.site_id', '=', 'serp_check.site_id')
				.onRef('keyword.id', '=', 'serp_check.keyword_id'),
		)
		.select(['keyword_id as keywordId', 'keyword.text as keyword', 'state', 'provider', 'task'])
		.select(['rank', 'checked_depth as checkedDepth', 'url', 'title', 'snippet', 'error'])
		.where('serp_check.site_id', '=', run.siteId)
		.where('run_id', '=', run.id)
		.orderBy('keyword_id')
		.execute();
	// Only this file writes the column.
	return rows.map((row) => ({ ...row, state: row.state as Check['state'] }));
}

/** Its observations are facts by now; errors stay a while, to be looked at. */
export async function clearChecks(database: Database, run: Run): Promise<void> {
	await database
		.deleteFrom('serp_check')
		.where('site_id', '=', run.siteId)
		.where('run_id', '=', run.id)
		.where('state', '!=', 'e')
		.execute();
}

/** Of all runs of the site that ended before. */
export async function clearOldChecks(
	database: Database,
	siteId: number,
	beforeMs: number,
): Promise<void> {
	await database
		.deleteFrom('serp_check')
		.where('site_id', '=', siteId)
		.where('run_id', 'in', (run) =>
			run
				.selectFrom('serp_run')
				.select('id')
				.where('site_id', '=', siteId)
				.where('finished_ms', '<', beforeMs)
				.where('state', '!=', 'suspect'),
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

function asRow({ siteId, id }: Run, keywordId: number, provider: string) {
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
