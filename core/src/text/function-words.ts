import { fold } from './fold.ts';
import { ar } from './function-words/ar.ts';
import { az } from './function-words/az.ts';
import { bg } from './function-words/bg.ts';
import { ca } from './function-words/ca.ts';
import { cs } from './function-words/cs.ts';
import { da } from './function-words/da.ts';
import { de } from './function-words/de.ts';
import { el } from './function-words/el.ts';
import { en } from './function-words/en.ts';
import { es } from './function-words/es.ts';
import { fi } from './function-words/fi.ts';
import { fr } from './function-words/fr.ts';
import { hi } from './function-words/hi.ts';
import { hr } from './function-words/hr.ts';
import { hu } from './function-words/hu.ts';
import { id } from './function-words/id.ts';
import { it } from './function-words/it.ts';
import { lt } from './function-words/lt.ts';
import { nb } from './function-words/nb.ts';
import { nl } from './function-words/nl.ts';
import { pl } from './function-words/pl.ts';
import { pt } from './function-words/pt.ts';
import { ro } from './function-words/ro.ts';
import { ru } from './function-words/ru.ts';
import { sk } from './function-words/sk.ts';
import { sv } from './function-words/sv.ts';
import { tr } from './function-words/tr.ts';
import { uk } from './function-words/uk.ts';
import { vi } from './function-words/vi.ts';

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
