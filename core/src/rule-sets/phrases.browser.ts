import { hasPhrases, type LanguageWithPhrases, type PhraseLists } from './phrase-lists.ts';

const loaders: Readonly<Record<LanguageWithPhrases, () => Promise<PhraseLists>>> = {
	ar: async () => (await import('./phrases/ar.ts')).ar,
	cs: async () => (await import('./phrases/cs.ts')).cs,
	de: async () => (await import('./phrases/de.ts')).de,
	en: async () => (await import('./phrases/en.ts')).en,
	es: async () => (await import('./phrases/es.ts')).es,
	fr: async () => (await import('./phrases/fr.ts')).fr,
	hi: async () => (await import('./phrases/hi.ts')).hi,
	id: async () => (await import('./phrases/id.ts')).id,
	it: async () => (await import('./phrases/it.ts')).it,
	ja: async () => (await import('./phrases/ja.ts')).ja,
	ko: async () => (await import('./phrases/ko.ts')).ko,
	nl: async () => (await import('./phrases/nl.ts')).nl,
	pl: async () => (await import('./phrases/pl.ts')).pl,
	pt: async () => (await import('./phrases/pt.ts')).pt,
	ru: async () => (await import('./phrases/ru.ts')).ru,
	sv: async () => (await import('./phrases/sv.ts')).sv,
	th: async () => (await import('./phrases/th.ts')).th,
	tr: async () => (await import('./phrases/tr.ts')).tr,
	vi: async () => (await import('./phrases/vi.ts')).vi,
	zh: async () => (await import('./phrases/zh.ts')).zh,
};

const loaded = new Map<string, PhraseLists>();

/** `undefined` until `loadPhrases` has fetched them. */
export function phraseLists(language: string): PhraseLists | undefined {
	return loaded.get(language);
}

/** Fetches one chunk a language; languages without lists are left out. */
export async function loadPhrases(languages: readonly string[]): Promise<void> {
	await Promise.all(languages.filter(hasPhrases).map(load));
}

async function load(language: LanguageWithPhrases): Promise<void> {
	if (!loaded.has(language)) loaded.set(language, await loaders[language]());
}
