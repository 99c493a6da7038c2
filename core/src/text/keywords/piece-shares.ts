import type { Candidate } from './keyword-candidate.ts';

/**
 * The share of a phrase's uses that are inside one longer phrase of the running text, by its key:
 * “Wiener Content” is never said without “Award”, so it is a piece of a name.
 */
export function pieceShares(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
	const totals = new Map(candidates.map(({ key, total }) => [key, total]));
	const shares = new Map<string, number>();
	for (const { count, key, total } of candidates) {
		if (count < 2) continue;
		for (const piece of [longestEnd(key, totals), longestStart(key, totals)]) {
			if (piece === null) continue;
			const share = total / Math.max(1, totals.get(piece)!);
			shares.set(piece, Math.max(shares.get(piece) ?? 0, share));
		}
	}
	return shares;
}

/** “Modern C++” in “JSON for Modern C++”: no phrase begins with “for”. */
function longestEnd(key: string, known: ReadonlyMap<string, number>): string | null {
	for (let space = key.indexOf(' '); space >= 0; space = key.indexOf(' ', space + 1)) {
		const end = key.slice(space + 1);
		if (known.has(end)) return end;
	}
	return null;
}

function longestStart(key: string, known: ReadonlyMap<string, number>): string | null {
	for (let space = key.lastIndexOf(' '); space > 0; space = key.lastIndexOf(' ', space - 1)) {
		const start = key.slice(0, space);
		if (known.has(start)) return start;
	}
	return null;
}
