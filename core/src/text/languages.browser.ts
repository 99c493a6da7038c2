import { hasModel, type LanguageModel, type LanguageWithModel } from './language-model.ts';

const loaders: Readonly<Record<LanguageWithModel, () => Promise<LanguageModel>>> = {
	ar: async () => (await import('./models/ar.ts')).ar,
	az: async () => (await import('./models/az.ts')).az,
	bg: async () => (await import('./models/bg.ts')).bg,
	ca: async () => (await import('./models/ca.ts')).ca,
	cs: async () => (await import('./models/cs.ts')).cs,
	da: async () => (await import('./models/da.ts')).da,
	de: async () => (await import('./models/de.ts')).de,
	el: async () => (await import('./models/el.ts')).el,
	en: async () => (await import('./models/en.ts')).en,
	es: async () => (await import('./models/es.ts')).es,
	fa: async () => (await import('./models/fa.ts')).fa,
	fi: async () => (await import('./models/fi.ts')).fi,
	fr: async () => (await import('./models/fr.ts')).fr,
	he: async () => (await import('./models/he.ts')).he,
	hi: async () => (await import('./models/hi.ts')).hi,
	hr: async () => (await import('./models/hr.ts')).hr,
	hu: async () => (await import('./models/hu.ts')).hu,
	id: async () => (await import('./models/id.ts')).id,
	it: async () => (await import('./models/it.ts')).it,
	ja: async () => (await import('./models/ja.ts')).ja,
	ko: async () => (await import('./models/ko.ts')).ko,
	lt: async () => (await import('./models/lt.ts')).lt,
	nb: async () => (await import('./models/nb.ts')).nb,
	nl: async () => (await import('./models/nl.ts')).nl,
	pl: async () => (await import('./models/pl.ts')).pl,
	pt: async () => (await import('./models/pt.ts')).pt,
	ro: async () => (await import('./models/ro.ts')).ro,
	ru: async () => (await import('./models/ru.ts')).ru,
	sk: async () => (await import('./models/sk.ts')).sk,
	sv: async () => (await import('./models/sv.ts')).sv,
	th: async () => (await import('./models/th.ts')).th,
	tr: async () => (await import('./models/tr.ts')).tr,
	uk: async () => (await import('./models/uk.ts')).uk,
	vi: async () => (await import('./models/vi.ts')).vi,
	zh: async () => (await import('./models/zh.ts')).zh,
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
