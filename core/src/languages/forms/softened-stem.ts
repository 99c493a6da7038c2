/** A consonant of a stem and what it becomes before some endings: the k of “ruka” in “ruci”. */
export type Softening = readonly [hard: string, soft: string];

/**
 * Slavic stems whose last consonant softens. Stems are equal if they differ in nothing else; whether
 * two words are forms of one word depends on the ending: “nozi” belongs to “noga”, “nož” does not.
 */
export function softening(pairs: readonly Softening[], softEndings: RegExp) {
	const hardOf = new Map(pairs.map(([hard, soft]) => [soft, hard]));
	const lastOf = (stem: string) => stem.at(-1)!;
	return {
		hardened: (stem: string): string =>
			stem.slice(0, -1) + (hardOf.get(lastOf(stem)) ?? lastOf(stem)),
		/** Given both words with the stems before they were hardened. */
		areForms(one: string, stemOfOne: string, other: string, stemOfOther: string): boolean {
			if (lastOf(stemOfOne) === lastOf(stemOfOther)) return true;
			const softened = hardOf.has(lastOf(stemOfOne))
				? one.slice(stemOfOne.length)
				: other.slice(stemOfOther.length);
			return softEndings.test(softened);
		},
	};
}
