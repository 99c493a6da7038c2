import { fold } from '../text/folding/fold.ts';
import { functionWordLists as lists } from './function-words.generated.ts';

/** Words that carry grammar rather than meaning, as people write them, in lower case. */
export const functionWordLists: Readonly<Record<string, string>> = lists;

const folded = new Map<string, ReadonlySet<string>>();

/** Folded for the language; `undefined` for a language without a list. */
export function functionWordsOf(language: string): ReadonlySet<string> | undefined {
	const list = functionWordLists[language];
	if (list === undefined) return undefined;
	const known = folded.get(language);
	if (known) return known;
	const words = new Set(splitList(list).map((word) => fold(word, language)));
	folded.set(language, words);
	return words;
}

export function splitList(list: string): string[] {
	return list.split(/\s+/).filter(Boolean);
}
