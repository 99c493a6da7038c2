import type { Database } from '../../../database/open-database.ts';
import { lastSeen } from '../last-seen.store.ts';
import { type Check, checksOf } from './checks.store.ts';
import { type JudgedCheck, type Judgement, judgeHeld, judgeRun } from './judge-run.ts';
import { moveRun, type Run, runsIn } from './runs.store.ts';
import { storeRun } from './store-run.ts';

export interface FinishedRun extends Judged {
	/** Held back, with nothing stored. */
	readonly isSuspect: boolean;
	/** Rows stored as facts, including those of runs that this one confirmed. */
	readonly stored: number;
	/** Held runs on which this one decided. */
	readonly confirmed: readonly Run[];
	readonly dropped: readonly Run[];
}

interface Judged {
	readonly run: Run;
	readonly judgement: Judgement;
	readonly checks: readonly Check[];
	readonly answered: readonly JudgedCheck[];
}

interface Finishing {
	/** The requested depth. */
	readonly depth: number;
	readonly nowMs: number;
}

/** Stores the results of a run, or holds it back if it is not credible. All or nothing. */
export async function finishRun(
	database: Database,
	run: Run,
	finishing: Finishing,
): Promise<FinishedRun> {
	return database.transaction().execute(async (transaction) => {
		const judged = await judge(transaction, run, finishing);
		const settled = await settleHeld(transaction, judged, finishing);
		const { confirmed, dropped } = settled;
		// A loss seen in two runs is real.
		const isSuspect = judged.judgement.verdict === 'suspect' && confirmed.length === 0;
		const stored = isSuspect ? 0 : await storeBelieved(transaction, judged, finishing);
		if (isSuspect) {
			const { nowMs } = finishing;
			await moveRun(transaction, run, { from: 'running', to: 'suspect', nowMs });
		}
		return { ...judged, isSuspect, stored: settled.stored + stored, confirmed, dropped };
	});
}

function storeBelieved(
	transaction: Database,
	{ run, judgement }: Judged,
	{ nowMs }: Finishing,
): Promise<number> {
	const to = judgement.verdict === 'failed' ? 'failed' : 'done';
	return storeRun(transaction, run, { from: 'running', to, nowMs });
}

async function judge(transaction: Database, run: Run, { depth }: Finishing): Promise<Judged> {
	const checks = await checksOf(transaction, run);
	const answered = checks.flatMap(({ keywordId, state, checkedDepth }) =>
		state === 'asked' ? [] : [{ keywordId, state, checkedDepth }],
	);
	const seen = await lastSeen(transaction, run, run.day);
	const before = new Map(seen.map((each) => [each.keywordId, each]));
	return { run, checks, answered, judgement: judgeRun(answered, before, depth) };
}

async function settleHeld(transaction: Database, later: Judged, finishing: Finishing) {
	const { nowMs } = finishing;
	const confirmed: Run[] = [];
	const dropped: Run[] = [];
	let stored = 0;
	for (const held of await runsIn(transaction, 'suspect', later.run)) {
		const { judgement } = await judge(transaction, held, finishing);
		const verdict = judgeHeld(judgement, later.judgement, later.answered);
		if (verdict === 'confirmed') {
			stored += await storeRun(transaction, held, { from: 'suspect', to: 'done', nowMs });
			confirmed.push(held);
		}
		if (verdict === 'contradicted') {
			await moveRun(transaction, held, { from: 'suspect', to: 'dropped', nowMs });
			dropped.push(held);
		}
	}
	return { confirmed, dropped, stored };
}
