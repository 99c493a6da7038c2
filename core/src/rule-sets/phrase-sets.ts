import { phraseLists } from '#phrases';
import { hasPhrases, type PhraseLists } from '../languages/phrase-lists.ts';

/** Folded sets of the lists of one kind, built on first use of a language. */
export function phraseSets(
	kind: keyof PhraseLists,
	foldPhrase: (phrase: string, language: string) => string,
): (language: string) => ReadonlySet<string> | undefined {
	const sets = new Map<string, ReadonlySet<string>>();
	return (language) => {
		const list = phraseLists(language)?.[kind];
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

/**
 * Whether the lists of the language are loaded, if it has any. Until then its verdicts are unknown.
 */
export function arePhrasesLoaded(language: string | null): boolean {
	return language === null || phraseLists(language) !== undefined || !hasPhrases(language);
}
