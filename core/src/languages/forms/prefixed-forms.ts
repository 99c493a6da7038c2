/**
 * A word with each prefix removed that it begins with; and the word and these shorter ones with
 * each prefix added. The forms are spelled as in texts; the root of the word is not guessed.
 */
export function prefixedForms(list: string): (folded: string) => readonly string[] {
	const prefixes = list.split(' ');
	const withoutPrefixes = shortened(list);
	return (folded) => {
		const bare = withoutPrefixes(folded);
		return [
			...bare,
			...[folded, ...bare].flatMap((word) => prefixes.map((prefix) => prefix + word)),
		];
	};
}

/** A word without each prefix that it begins with, if enough is left. */
export function shortened(list: string): (folded: string) => readonly string[] {
	const prefixes = list.split(' ');
	return (folded) =>
		prefixes
			.filter((prefix) => folded.startsWith(prefix) && folded.length - prefix.length >= 3)
			.map((prefix) => folded.slice(prefix.length));
}
