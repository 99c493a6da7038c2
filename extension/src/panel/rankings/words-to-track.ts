const most = 10;

/** The keyword the page is judged for, then what its text suggests, each once. */
export function wordsToTrack(keyword: string, suggested: readonly string[]): readonly string[] {
	const words = [keyword, ...suggested].filter((word) => word.trim() !== '');
	return [...new Map(words.toReversed().map((word) => [word.toLowerCase(), word])).values()]
		.toReversed()
		.slice(0, most);
}
