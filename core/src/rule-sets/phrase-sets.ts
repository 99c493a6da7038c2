/** Folded sets of lists that are written one phrase a line, made when a language is first asked for. */
export function phraseSets(
	lists: Readonly<Record<string, string>>,
	foldPhrase: (phrase: string, language: string) => string,
): (language: string) => ReadonlySet<string> | undefined {
	const sets = new Map<string, ReadonlySet<string>>();
	return (language) => {
		const list = lists[language];
		if (list === undefined) return undefined;
		const known = sets.get(language);
		if (known) return known;
		const made = new Set(phrasesOf(list).map((phrase) => foldPhrase(phrase, language)));
		sets.set(language, made);
		return made;
	};
}

export function phrasesOf(list: string): string[] {
	return list
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');
}
