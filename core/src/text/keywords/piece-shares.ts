import type { Candidate } from './keyword-candidate.ts';

/**
 * The share of a phrase's uses that are inside one longer phrase of the running text: “Wiener
 * Content” is never said without “Award”, so it is a piece of a name.
 */
export function pieceShares(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
	const totals = new Map(candidates.map((each) => [keyOf(each.stems), each.total]));
	const shares = new Map<string, number>();
	for (const { count, stems, total } of candidates) {
		if (count < 2) continue;
		for (const piece of [longestEnd(stems, totals), longestStart(stems, totals)]) {
			if (piece === null) continue;
			const share = total / Math.max(1, totals.get(piece)!);
			shares.set(piece, Math.max(shares.get(piece) ?? 0, share));
		}
	}
	return shares;
}

export const keyOf = (stems: readonly string[]) => stems.join(' ');

/** “Modern C++” in “JSON for Modern C++”: no phrase begins with “for”. */
function longestEnd(stems: readonly string[], known: ReadonlyMap<string, number>): string | null {
	for (let first = 1; first < stems.length; first++) {
		const key = keyOf(stems.slice(first));
		if (known.has(key)) return key;
	}
	return null;
}

function longestStart(stems: readonly string[], known: ReadonlyMap<string, number>): string | null {
	for (let last = stems.length - 1; last > 0; last--) {
		const key = keyOf(stems.slice(0, last));
		if (known.has(key)) return key;
	}
	return null;
}
