import { fold } from './fold.ts';
import { splitList } from './function-words.ts';
import type { LanguageModel } from './language-model.ts';
import { ar } from './weak-words/ar.ts';
import { cs } from './weak-words/cs.ts';
import { da } from './weak-words/da.ts';
import { de } from './weak-words/de.ts';
import { en } from './weak-words/en.ts';
import { es } from './weak-words/es.ts';
import { fi } from './weak-words/fi.ts';
import { fr } from './weak-words/fr.ts';
import { hi } from './weak-words/hi.ts';
import { id } from './weak-words/id.ts';
import { it } from './weak-words/it.ts';
import { ja } from './weak-words/ja.ts';
import { ko } from './weak-words/ko.ts';
import { nb } from './weak-words/nb.ts';
import { nl } from './weak-words/nl.ts';
import { pl } from './weak-words/pl.ts';
import { pt } from './weak-words/pt.ts';
import { ru } from './weak-words/ru.ts';
import { sv } from './weak-words/sv.ts';
import { th } from './weak-words/th.ts';
import { tr } from './weak-words/tr.ts';
import { uk } from './weak-words/uk.ts';
import { vi } from './weak-words/vi.ts';
import { zh } from './weak-words/zh.ts';

/** Words that have a meaning but name no topic: numbers, times, everyday verbs, what buttons say. */
const weakWordLists: Readonly<Record<string, string>> = {
	ar,
	cs,
	da,
	de,
	en,
	es,
	fi,
	fr,
	hi,
	id,
	it,
	ja,
	ko,
	nb,
	nl,
	pl,
	pt,
	ru,
	sv,
	th,
	tr,
	uk,
	vi,
	zh,
};

/** What buttons of templates say in English on pages of any language. */
const anywhere =
	'sign login logout share follow subscribe newsletter download click menu feed home';

const folded = new Map<string, ReadonlySet<string>>();

/** Folded as the language folds. */
export function weakWordsOf(language: string): ReadonlySet<string> {
	const known = folded.get(language);
	if (known) return known;
	const words = new Set(
		splitList(`${weakWordLists[language] ?? ''} ${anywhere}`).map((word) => fold(word, language)),
	);
	folded.set(language, words);
	return words;
}

const stemmed = new Map<string, ReadonlySet<string>>();

/** Their stems; empty where the language has no stemmer. */
export function weakStemsOf(
	language: string,
	model: LanguageModel | undefined,
): ReadonlySet<string> {
	const known = stemmed.get(language);
	if (known) return known;
	const stem = model?.stem;
	if (!stem) return none;
	const stems = new Set([...weakWordsOf(language)].map(stem));
	stemmed.set(language, stems);
	return stems;
}

const none: ReadonlySet<string> = new Set();
