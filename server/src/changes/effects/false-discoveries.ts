/** Of all claims that are shown together, at most this share may be due to chance. */
const claimedByChance = 0.04;

/**
 * Which of the results to claim (Benjamini and Hochberg), in the given order, so that at most this
 * share of the claims is due to chance.
 */
export function claims(
	chances: readonly number[],
	mostFalse = claimedByChance,
): readonly boolean[] {
	const sorted = chances.toSorted((left, right) => left - right);
	const last = sorted.findLastIndex(
		(chance, rank) => chance <= (mostFalse * (rank + 1)) / sorted.length,
	);
	const limit = last === -1 ? -1 : sorted[last]!;
	return chances.map((chance) => chance <= limit);
}

export const isClaimedAlone = (chance: number): boolean => chance <= claimedByChance;
