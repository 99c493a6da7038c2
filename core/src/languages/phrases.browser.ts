import { hasPhrases, type LanguageWithPhrases, type PhraseLists } from './phrase-lists.ts';

const loaders: Readonly<Record<LanguageWithPhrases, () => Promise<PhraseLists>>> = {
	ar: async () => (await import('./ar/phrases.ts')).ar,
	cs: async () => (await import('./cs/phrases.ts')).cs,
	de: async () => (await import('./de/phrases.ts')).de,
	en: async () => (await import('./en/phrases.ts')).en,
	es: async () => (await import('./es/phrases.ts')).es,
	fr: async () => (await import('./fr/phrases.ts')).fr,
	hi: async () => (await import('./hi/phrases.ts')).hi,
	id: async () => (await import('./id/phrases.ts')).id,
	it: async () => (await import('./it/phrases.ts')).it,
	ja: async () => (await import('./ja/phrases.ts')).ja,
	ko: async () => (await import('./ko/phrases.ts')).ko,
	nl: async () => (await import('./nl/phrases.ts')).nl,
	pl: async () => (await import('./pl/phrases.ts')).pl,
	pt: async () => (await import('./pt/phrases.ts')).pt,
	ru: async () => (await import('./ru/phrases.ts')).ru,
	sv: async () => (await import('./sv/phrases.ts')).sv,
	th: async () => (await import('./th/phrases.ts')).th,
	tr: async () => (await import('./tr/phrases.ts')).tr,
	vi: async () => (await import('./vi/phrases.ts')).vi,
	zh: async () => (await import('./zh/phrases.ts')).zh,
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
