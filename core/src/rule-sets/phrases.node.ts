import type { LanguageWithPhrases, PhraseLists } from './phrase-lists.ts';
import { ar } from './phrases/ar.ts';
import { cs } from './phrases/cs.ts';
import { de } from './phrases/de.ts';
import { en } from './phrases/en.ts';
import { es } from './phrases/es.ts';
import { fr } from './phrases/fr.ts';
import { hi } from './phrases/hi.ts';
import { id } from './phrases/id.ts';
import { it } from './phrases/it.ts';
import { ja } from './phrases/ja.ts';
import { ko } from './phrases/ko.ts';
import { nl } from './phrases/nl.ts';
import { pl } from './phrases/pl.ts';
import { pt } from './phrases/pt.ts';
import { ru } from './phrases/ru.ts';
import { sv } from './phrases/sv.ts';
import { th } from './phrases/th.ts';
import { tr } from './phrases/tr.ts';
import { vi } from './phrases/vi.ts';
import { zh } from './phrases/zh.ts';

const lists: Readonly<Record<LanguageWithPhrases, PhraseLists>> = {
	ar,
	cs,
	de,
	en,
	es,
	fr,
	hi,
	id,
	it,
	ja,
	ko,
	nl,
	pl,
	pt,
	ru,
	sv,
	th,
	tr,
	vi,
	zh,
};

const byLanguage: ReadonlyMap<string, PhraseLists> = new Map(Object.entries(lists));

/** Here the lists of every language come with the package. */
export const phraseLists = (language: string): PhraseLists | undefined => byLanguage.get(language);

export async function loadPhrases(_languages: readonly string[]): Promise<void> {}
