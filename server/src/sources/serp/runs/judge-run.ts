export interface JudgedCheck {
	readonly keywordId: number;
	readonly state: 'r' | 'u' | 'e';
	readonly checkedDepth: number | null;
}

/** The last observation before the run; `rank` is null if it did not find the site. */
export interface Before {
	readonly rank: number | null;
	readonly checkedDepth: number | null;
}

export interface Judgement {
	readonly verdict: 'good' | 'suspect' | 'failed';
	/** Keywords that had a rank within the depth and now have none. */
	readonly lost: readonly number[];
	/** Number of checked keywords that had a rank before. */
	readonly ranked: number;
	/** Whether the engine seemed to have no results for anything. */
	readonly isEmpty: boolean;
}

/**
 * On a small site, a few keywords drop out together when one page does. Fewer than five lost ranks
 * are believed; with more, losing most at once is far more often the provider’s fault than the
 * engine’s.
 */
const leastLost = 5;

/** Whether the results of a run are credible. `depth` is the requested depth. */
export function judgeRun(
	checks: readonly JudgedCheck[],
	before: ReadonlyMap<number, Before>,
	depth: number,
): Judgement {
	const answered = checks.filter(({ state }) => state !== 'e');
	const hadRank = answered.filter(({ keywordId }) => isWithin(before.get(keywordId), depth));
	const lost = hadRank.filter(({ state }) => state === 'u').map(({ keywordId }) => keywordId);
	const isEmpty = answered.length > 0 && answered.every(({ checkedDepth }) => checkedDepth === 0);
	const isNewlyEmpty =
		isEmpty && answered.some(({ keywordId }) => before.get(keywordId)?.checkedDepth !== 0);
	const isSuspect = isNewlyEmpty || (lost.length >= leastLost && lost.length * 2 > hadRank.length);
	const isFailed = answered.length * 2 < checks.length;
	const verdict = isSuspect ? 'suspect' : isFailed ? 'failed' : 'good';
	return { verdict, lost, ranked: hadRank.length, isEmpty };
}

/** A rank below the requested depth is not lost. */
function isWithin(before: Before | undefined, depth: number): boolean {
	return before !== undefined && before.rank !== null && before.rank <= depth;
}

/**
 * The verdict of a later run on a held one: right, wrong, or undecided if it has not checked most
 * of the lost keywords.
 */
export function judgeHeld(
	held: Judgement,
	later: Judgement,
	laterChecks: readonly JudgedCheck[],
): 'confirmed' | 'contradicted' | 'open' {
	const answered = new Set(
		laterChecks.filter(({ state }) => state !== 'e').map(({ keywordId }) => keywordId),
	);
	if (answered.size === 0) return 'open';
	if (held.isEmpty && later.isEmpty) return 'confirmed';
	const again = held.lost.filter((keywordId) => later.lost.includes(keywordId));
	if (again.length * 2 > held.lost.length) return 'confirmed';
	const looked = held.lost.filter((keywordId) => answered.has(keywordId));
	return looked.length * 2 >= held.lost.length ? 'contradicted' : 'open';
}
