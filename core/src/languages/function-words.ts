import { fold } from '../text/folding/fold.ts';
import { ar } from './ar/function-words.ts';
import { az } from './az/function-words.ts';
import { bg } from './bg/function-words.ts';
import { ca } from './ca/function-words.ts';
import { cs } from './cs/function-words.ts';
import { da } from './da/function-words.ts';
import { de } from './de/function-words.ts';
import { el } from './el/function-words.ts';
import { en } from './en/function-words.ts';
import { es } from './es/function-words.ts';
import { fi } from './fi/function-words.ts';
import { fr } from './fr/function-words.ts';
import { hi } from './hi/function-words.ts';
import { hr } from './hr/function-words.ts';
import { hu } from './hu/function-words.ts';
import { id } from './id/function-words.ts';
import { it } from './it/function-words.ts';
import { lt } from './lt/function-words.ts';
import { nb } from './nb/function-words.ts';
import { nl } from './nl/function-words.ts';
import { pl } from './pl/function-words.ts';
import { pt } from './pt/function-words.ts';
import { ro } from './ro/function-words.ts';
import { ru } from './ru/function-words.ts';
import { sk } from './sk/function-words.ts';
import { sv } from './sv/function-words.ts';
import { tr } from './tr/function-words.ts';
import { uk } from './uk/function-words.ts';
import { vi } from './vi/function-words.ts';

/** Words that carry grammar rather than meaning, as people write them, in lower case. */
export const functionWordLists: Readonly<Record<string, string>> = {
	ar,
	az,
	bg,
	ca,
	cs,
	da,
	de,
	el,
	en,
	es,
	fi,
	fr,
	hi,
	hr,
	hu,
	id,
	it,
	lt,
	nb,
	nl,
	pl,
	pt,
	ro,
	ru,
	sk,
	sv,
	tr,
	uk,
	vi,
};

const folded = new Map<string, ReadonlySet<string>>();

/** Folded as the language folds; `undefined` for a language without a list. */
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
	return list.trim().split(/\s+/);
}
