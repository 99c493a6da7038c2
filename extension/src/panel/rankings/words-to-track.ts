const maxWords = 10;

/** The keywords the page is judged by, then those its text suggests, without duplicates. */
export function wordsToTrack(
	keywords: readonly string[],
	suggested: readonly string[],
): readonly string[] {
	const words = [...keywords, ...suggested].filter((word) => word.trim() !== '');
	return [...new Map(words.toReversed().map((word) => [word.toLowerCase(), word])).values()]
		.toReversed()
		.slice(0, maxWords);
}
