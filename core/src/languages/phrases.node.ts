import { ar } from './ar/phrases.ts';
import { cs } from './cs/phrases.ts';
import { de } from './de/phrases.ts';
import { en } from './en/phrases.ts';
import { es } from './es/phrases.ts';
import { fr } from './fr/phrases.ts';
import { hi } from './hi/phrases.ts';
import { id } from './id/phrases.ts';
import { it } from './it/phrases.ts';
import { ja } from './ja/phrases.ts';
import { ko } from './ko/phrases.ts';
import { nl } from './nl/phrases.ts';
import type { LanguageWithPhrases, PhraseLists } from './phrase-lists.ts';
import { pl } from './pl/phrases.ts';
import { pt } from './pt/phrases.ts';
import { ru } from './ru/phrases.ts';
import { sv } from './sv/phrases.ts';
import { th } from './th/phrases.ts';
import { tr } from './tr/phrases.ts';
import { vi } from './vi/phrases.ts';
import { zh } from './zh/phrases.ts';

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
