import type { Fault, FaultKind, Look } from './fault.ts';

/** A rank; null if the page was not in the checked depth. */
type Rank = number | null;

const limits = [
	['rank_3', 3],
	['rank_10', 10],
	['rank_lost', Number.POSITIVE_INFINITY],
] as const satisfies readonly (readonly [FaultKind, number])[];

/** The newest checks, which have to agree. */
const latestChecks = 2;
/** The checks before them. A rank that crossed the limit in one of them does so by itself. */
const steadyChecks = 14;
const fewestSteadyChecks = 7;

/** Which limits a keyword has left, from its checks, oldest first. */
export function lookAtRanks(keyword: string, ranks: readonly Rank[]): Look {
	const latest = ranks.slice(-latestChecks);
	const steady = ranks.slice(-latestChecks - steadyChecks, -latestChecks);
	if (steady.length < fewestSteadyChecks) return { faults: [], judged: new Set() };
	const back = limits.filter(([, limit]) => latest.every((rank) => isWithin(rank, limit)));
	const left = limits.findLast(
		([, limit]) => steady.every((rank) => isWithin(rank, limit)) && isBeyond(latest, steady, limit),
	);
	const judged = new Set<FaultKind>(back.map(([kind]) => kind));
	if (left === undefined) return { faults: [], judged };
	const [kind] = left;
	const detail = `“${keyword}”: ${steady.at(-1)} → ${latest.at(-1) ?? '–'}`;
	const fault: Fault = { kind, detail };
	return { faults: [fault], judged: judged.add(kind) };
}

/** By more than the rank varied before. */
function isBeyond(latest: readonly Rank[], steady: readonly Rank[], limit: number): boolean {
	const known = steady.map((rank) => rank ?? limit);
	const worst = Math.max(...known);
	const least = Math.max(limit, 2 * worst - Math.min(...known));
	return latest.every((rank) => rank === null || rank > least);
}

const isWithin = (rank: Rank, limit: number) => rank !== null && rank <= limit;
