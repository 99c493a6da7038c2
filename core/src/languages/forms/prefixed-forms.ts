/**
 * A word with each prefix removed that it begins with; and the word and these shorter ones with
 * each prefix added. The forms are spelled as in texts; the root of the word is not guessed.
 */
export function prefixedForms(list: string): (folded: string) => readonly string[] {
	const prefixes = list.split(' ');
	return (folded) => {
		const bare = prefixes
			.filter((prefix) => folded.startsWith(prefix) && folded.length - prefix.length >= 3)
			.map((prefix) => folded.slice(prefix.length));
		return [
			...bare,
			...[folded, ...bare].flatMap((word) => prefixes.map((prefix) => prefix + word)),
		];
	};
}
