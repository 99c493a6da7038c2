import { hasModel, type LanguageModel, type LanguageWithModel } from './language-model.ts';

const loaders: Readonly<Record<LanguageWithModel, () => Promise<LanguageModel>>> = {
	ar: async () => (await import('./ar/model.ts')).ar,
	az: async () => (await import('./az/model.ts')).az,
	bg: async () => (await import('./bg/model.ts')).bg,
	ca: async () => (await import('./ca/model.ts')).ca,
	cs: async () => (await import('./cs/model.ts')).cs,
	da: async () => (await import('./da/model.ts')).da,
	de: async () => (await import('./de/model.ts')).de,
	el: async () => (await import('./el/model.ts')).el,
	en: async () => (await import('./en/model.ts')).en,
	es: async () => (await import('./es/model.ts')).es,
	fa: async () => (await import('./fa/model.ts')).fa,
	fi: async () => (await import('./fi/model.ts')).fi,
	fr: async () => (await import('./fr/model.ts')).fr,
	he: async () => (await import('./he/model.ts')).he,
	hi: async () => (await import('./hi/model.ts')).hi,
	hr: async () => (await import('./hr/model.ts')).hr,
	hu: async () => (await import('./hu/model.ts')).hu,
	id: async () => (await import('./id/model.ts')).id,
	it: async () => (await import('./it/model.ts')).it,
	ja: async () => (await import('./ja/model.ts')).ja,
	ko: async () => (await import('./ko/model.ts')).ko,
	lt: async () => (await import('./lt/model.ts')).lt,
	nb: async () => (await import('./nb/model.ts')).nb,
	nl: async () => (await import('./nl/model.ts')).nl,
	pl: async () => (await import('./pl/model.ts')).pl,
	pt: async () => (await import('./pt/model.ts')).pt,
	ro: async () => (await import('./ro/model.ts')).ro,
	ru: async () => (await import('./ru/model.ts')).ru,
	sk: async () => (await import('./sk/model.ts')).sk,
	sv: async () => (await import('./sv/model.ts')).sv,
	th: async () => (await import('./th/model.ts')).th,
	tr: async () => (await import('./tr/model.ts')).tr,
	uk: async () => (await import('./uk/model.ts')).uk,
	vi: async () => (await import('./vi/model.ts')).vi,
	zh: async () => (await import('./zh/model.ts')).zh,
};

const loaded = new Map<string, LanguageModel>();

/** `undefined` until `loadLanguages` has fetched it. */
export function languageModel(language: string): LanguageModel | undefined {
	return loaded.get(language);
}

/** Fetches one chunk a language; languages without a model are left out. */
export async function loadLanguages(languages: readonly string[]): Promise<void> {
	await Promise.all(languages.filter(hasModel).map(load));
}

async function load(language: LanguageWithModel): Promise<void> {
	if (!loaded.has(language)) loaded.set(language, await loaders[language]());
}
