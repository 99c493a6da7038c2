import type { Database } from '../../database/open-database.ts';
import type { FactTarget, RankFact } from '../../facts/facts.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { type Check, checksOf, clearChecks } from './checks.store.ts';
import { type Before, type JudgedCheck, type Judgement, judgeHeld, judgeRun } from './judge-run.ts';
import { lastSeen } from './last-seen.store.ts';
import { moveRun, type Run, type RunState, runsIn } from './runs.store.ts';

export interface FinishedRun {
	readonly run: Run;
	readonly judgement: Judgement;
	readonly checks: readonly Check[];
	/** Rows that became facts, those of runs that this one confirmed included. */
	readonly stored: number;
	/** Runs held before, and what this one said about them. */
	readonly confirmed: readonly Run[];
	readonly dropped: readonly Run[];
}

interface Finishing {
	readonly database: Database;
	/** How deep it was to look. */
	readonly depth: number;
	readonly nowMs: number;
}

/** Stores what a run found, or holds it back when it cannot be believed. All or nothing. */
export async function finishRun(finishing: Finishing, run: Run): Promise<FinishedRun> {
	const { database, nowMs } = finishing;
	return database.transaction().execute(async (transaction) => {
		const judged = await judge(transaction, run, finishing.depth);
		const later = { ...judged, runDepth: finishing.depth };
		const { confirmed, dropped } = await settleHeld(transaction, run, later, nowMs);
		const isBelieved = judged.judgement.verdict !== 'suspect' || confirmed.length > 0;
		let stored = confirmed.reduce((sum, { rows }) => sum + rows, 0);
		if (isBelieved) {
			const to = judged.judgement.verdict === 'failed' ? 'failed' : 'done';
			stored += await storeRun(transaction, run, { from: 'running', to, nowMs });
		} else await moveRun(transaction, run, { from: 'running', to: 'suspect', nowMs });
		const judgement = isBelieved ? believed(judged.judgement) : judged.judgement;
		const { checks } = judged;
		return { run, judgement, checks, stored, confirmed: confirmed.map(({ run }) => run), dropped };
	});
}

/** Stores a run that is held, because somebody says that it is right. Null when it is not held. */
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

interface Judged {
	readonly judgement: Judgement;
	readonly checks: readonly Check[];
	readonly answered: readonly JudgedCheck[];
}

async function judge(transaction: Database, run: Run, depth: number): Promise<Judged> {
	const checks = await checksOf(transaction, run);
	const answered = checks.flatMap(({ keywordId, state, checkedDepth }) =>
		state === 'asked' ? [] : [{ keywordId, state, checkedDepth }],
	);
	const before = await seenBefore(transaction, run);
	return { checks, answered, judgement: judgeRun(answered, before, depth) };
}

async function seenBefore(transaction: Database, run: Run): Promise<ReadonlyMap<number, Before>> {
	const seen = await lastSeen(transaction, run, run.day);
	return new Map(seen.map((each) => [each.keywordId, each]));
}

async function settleHeld(
	transaction: Database,
	run: Run,
	later: Judged & { readonly runDepth: number },
	nowMs: number,
) {
	const confirmed: { readonly run: Run; readonly rows: number }[] = [];
	const dropped: Run[] = [];
	for (const held of await runsIn(transaction, 'suspect', run)) {
		if (held.id === run.id) continue;
		const { judgement } = await judge(transaction, held, later.runDepth);
		const verdict = judgeHeld(judgement, later.judgement, later.answered);
		if (verdict === 'confirmed') {
			const move = { from: 'suspect', to: 'done', nowMs } as const;
			confirmed.push({ run: held, rows: await storeRun(transaction, held, move) });
		}
		if (verdict === 'contradicted') {
			await moveRun(transaction, held, { from: 'suspect', to: 'dropped', nowMs });
			dropped.push(held);
		}
	}
	return { confirmed, dropped };
}

/** A loss that was seen twice is one. */
function believed(judgement: Judgement): Judgement {
	return judgement.verdict === 'suspect' ? { ...judgement, verdict: 'good' } : judgement;
}

async function storeRun(
	transaction: Database,
	run: Run,
	move: { readonly from: RunState; readonly to: RunState; readonly nowMs: number },
): Promise<number> {
	if (!(await moveRun(transaction, run, move))) return 0;
	const target: FactTarget = { siteId: run.siteId, engineId: run.engineId };
	const ranks = (await checksOf(transaction, run)).flatMap((check) => rankFact(run, check));
	await storeFacts(transaction, target, { ranks });
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
