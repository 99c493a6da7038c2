/**
 * The word with each of the prefixes, and the rest of it after one it begins with: as written in
 * texts, without guessing its root.
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
