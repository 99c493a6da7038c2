import type { Database } from '../database/open-database.ts';
import { BatchNames } from './batch-names.ts';
import type { Day } from './day.ts';
import { type FactTableName, factTables } from './fact-tables.ts';
import type { FactTarget } from './facts.ts';
import { gatherStatistics } from './gather-statistics.store.ts';
import { mergeStaged, type Repeats } from './merge-facts.store.ts';
import { choosePages, widenPageKeywords } from './page-keywords.store.ts';
import { removePageDays } from './remove-page-days.store.ts';
import { removeSearchDays, removeSearchWeeks } from './remove-search-days.store.ts';
import { idTables, resolveNames } from './resolve-names.store.ts';
import { rollUp, rollups } from './roll-up.store.ts';
import { settlePageTotals } from './settle-page-totals.store.ts';
import { dropStages, type FactsToStage, type Staged, stageFacts, stageOf } from './staging.ts';

export interface StoreOptions {
	/** Days that the source has read again: search facts that it no longer has are deleted. */
	readonly replaceDays?: readonly Day[];
	/**
	 * Weeks that the source has read again, if it counts by week: queries that it no longer has are
	 * deleted, but the pages of other queries stay.
	 */
	readonly replaceWeeks?: readonly Day[];
	/**
	 * Days whose visits and events of pages the source has read again: those that it no longer has
	 * are deleted.
	 */
	readonly replacePageDays?: readonly Day[];
	/** Discovered keywords become active while the site has fewer active ones than this. */
	readonly mostActive?: number;
	/** Defaults to `add`. */
	readonly repeats?: Repeats;
	readonly now?: () => number;
}

export interface StoredFacts {
	/** Number of stored rows, including those that replaced others. */
	readonly rows: number;
}

/** The default of `mostActive`. */
export const mostFoundActive = 1000;

/** The target, or a function that finds or creates it in the transaction that stores the facts. */
type GivenTarget = FactTarget | ((transaction: Database) => Promise<FactTarget>);

/**
 * Stores the facts of one site and engine, with the sums computed from them: all or nothing. Inside
 * a transaction of the caller, it commits with that. Storing the same facts again changes nothing.
 */
export async function storeFacts(
	database: Database,
	target: GivenTarget,
	facts: FactsToStage,
	options: StoreOptions = {},
): Promise<StoredFacts> {
	if (database.isTransaction) return storeIn(database, target, facts, options);
	// Rows are staged before the transaction begins, so that others wait less.
	return database.connection().execute(async (connection) => {
		const names = new BatchNames();
		try {
			const staged = await stageFacts(connection, facts, names);
			const stored = await connection
				.transaction()
				.execute((transaction) => store(transaction, target, { names, staged }, options));
			await gatherStatistics(connection, staged);
			return stored;
		} finally {
			await dropStages(connection, stages);
		}
	});
}

async function storeIn(
	transaction: Database,
	target: GivenTarget,
	facts: FactsToStage,
	options: StoreOptions,
): Promise<StoredFacts> {
	const names = new BatchNames();
	const staged = await stageFacts(transaction, facts, names);
	const stored = await store(transaction, target, { names, staged }, options);
	await dropStages(transaction, stages);
	return stored;
}

interface Batch {
	readonly names: BatchNames;
	readonly staged: Staged;
}

async function store(
	transaction: Database,
	given: GivenTarget,
	{ names, staged }: Batch,
	options: StoreOptions,
): Promise<StoredFacts> {
	const { replaceDays = [], replaceWeeks = [], replacePageDays = [] } = options;
	const { repeats = 'add', mostActive = mostFoundActive, now = Date.now } = options;
	const target = typeof given === 'function' ? await given(transaction) : given;
	const { siteId } = target;
	await resolveNames(transaction, names, { siteId, nowMs: now(), mostActive });
	await removeReplaced(transaction, target, staged, options);
	// Without folded names each key is unique, and adding up would be wasted work.
	const merging = names.hasFolded ? repeats : 'replace';
	const totals = stagedIn(staged, 'page_event_day');
	if (totals !== undefined) await settlePageTotals(transaction, totals.stage, target);
	for (const table of staged.tables) await mergeStaged(transaction, table, target, merging);
	await widenPageKeywords(transaction, names, staged, target);
	await choosePages(transaction, staged, target);
	const replacedSearch = [...replaceDays, ...replaceWeeks];
	const days = touchedDays(staged, [...replacedSearch, ...replacePageDays]);
	for (const rollup of rollups) {
		const replaced = rollup.days === 'search_day' ? replacedSearch : replacePageDays;
		const isStaged = stagedIn(staged, rollup.days) !== undefined;
		if (days !== null && (isStaged || replaced.length > 0))
			await rollUp(transaction, rollup, target, days);
	}
	return { rows: staged.rows };
}

async function removeReplaced(
	transaction: Database,
	target: FactTarget,
	staged: Staged,
	{ replaceDays = [], replaceWeeks = [], replacePageDays = [] }: StoreOptions,
): Promise<void> {
	if (replaceDays.length > 0) await removeSearchDays(transaction, target, replaceDays);
	const search = stagedIn(staged, 'search_day');
	if (replaceWeeks.length > 0 && search !== undefined) {
		await removeSearchWeeks(transaction, target, replaceWeeks, search.stage);
	}
	if (replacePageDays.length > 0) await removePageDays(transaction, target, replacePageDays);
}

const stagedIn = ({ tables }: Staged, name: FactTableName) =>
	tables.find(({ table }) => table.name === name);

function touchedDays({ days }: Staged, replaced: readonly Day[]) {
	const all = [...(days === null ? [] : [days.from, days.to]), ...replaced];
	return all.length === 0 ? null : { from: Math.min(...all), to: Math.max(...all) };
}

/** All temporary tables that a batch may have. */
const stages = [
	...factTables.map(({ name }) => stageOf(name)),
	...['keyword', 'page', 'listing', 'page_keyword', 'page_total', 'month'].map(
		(name) => `batch_${name}`,
	),
	...Object.values(idTables),
];
