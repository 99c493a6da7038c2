export interface Declensions {
	/** The word without the longest ending of any declension. */
	readonly stem: (folded: string) => string;
	/** Whether one declension has the endings of both words: “lapė” and “lapai” have none in common. */
	readonly areForms: (one: string, other: string) => boolean;
}

/**
 * Each declension as its endings; “-” adds nothing. `unsoftened` spells a stem as it is before most
 * endings. At least three letters of a word are its stem.
 */
export function declensions(
	lists: readonly string[],
	unsoftened: (stem: string) => string = (stem) => stem,
): Declensions {
	const classes = lists.map((list) => list.split(' ').map((ending) => ending.replace('-', '')));
	const endings = [...new Set(classes.flat())].sort((one, other) => other.length - one.length);
	const stemBefore = (word: string, ending: string) =>
		word.length - ending.length >= 3 && word.endsWith(ending)
			? unsoftened(word.slice(0, word.length - ending.length))
			: undefined;
	const stemsIn = (word: string, list: readonly string[]) =>
		list.map((ending) => stemBefore(word, ending)).filter((stem) => stem !== undefined);
	return {
		stem: (folded) => {
			const ending = endings.find((end) => stemBefore(folded, end) !== undefined);
			return ending === undefined ? folded : stemBefore(folded, ending)!;
		},
		areForms: (one, other) =>
			classes.some((list) => {
				const stems = new Set(stemsIn(one, list));
				return stemsIn(other, list).some((stem) => stems.has(stem));
			}),
	};
}
