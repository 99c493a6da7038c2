// English is what most people there search in, whatever is spoken at home.
const searchedInEnglish = new Set(['in', 'ph', 'pk', 'ng', 'ke', 'gh', 'ug', 'zm', 'zw']);

/** Where engines call it otherwise than Unicode does. */
const engineNames: Readonly<Record<string, string>> = { nb: 'no', fil: 'tl' };

/** The language that people of a country mostly search in, as engines and providers write it. */
export function searchLanguage(country: string): string {
	if (searchedInEnglish.has(country)) return 'en';
	const { language, script } = new Intl.Locale(`und-${country}`).maximize();
	if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN';
	return engineNames[language] ?? language;
}
