import type { Database } from '../../../database/open-database.ts';
import type { RankFact } from '../../../facts/facts.ts';
import { storeFacts } from '../../../facts/store-facts.ts';
import { type Check, checksOf, clearChecks } from './checks.store.ts';
import { moveRun, type Run, type RunState, runsIn } from './runs.store.ts';

/** Stores a held run that a person accepted. Null if it is not held. */
export async function acceptRun(
	database: Database,
	run: Run,
	nowMs: number,
): Promise<number | null> {
	return database.transaction().execute(async (transaction) => {
		const held = await runsIn(transaction, 'suspect', run);
		if (!held.some(({ id }) => id === run.id)) return null;
		return storeRun(transaction, run, { from: 'suspect', to: 'done', nowMs });
	});
}

/** Turns its results into facts, once. Returns the number of rows. */
export async function storeRun(
	transaction: Database,
	run: Run,
	move: { readonly from: RunState; readonly to: RunState; readonly nowMs: number },
): Promise<number> {
	if (!(await moveRun(transaction, run, move))) return 0;
	const ranks = (await checksOf(transaction, run)).flatMap((check) => rankFact(run, check));
	await storeFacts(transaction, run, { ranks });
	await clearChecks(transaction, run);
	return ranks.length;
}

function rankFact({ day }: Run, check: Check): RankFact[] {
	const { keyword, state, rank, checkedDepth, url, title, snippet } = check;
	if (state === 'asked') return [];
	const isRanked = state === 'r';
	return [
		{
			keyword,
			day,
			state,
			rank: isRanked ? rank : null,
			checkedDepth: state === 'e' ? null : checkedDepth,
			url: isRanked ? url : null,
			...(isRanked && title !== null && { title }),
			...(isRanked && snippet !== null && { snippet }),
		},
	];
}
