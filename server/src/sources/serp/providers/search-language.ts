// Most people there search in English, whatever they speak at home.
const searchedInEnglish = new Set(['in', 'ph', 'pk', 'ng', 'ke', 'gh', 'ug', 'zm', 'zw']);

/** Languages that engines name differently from Unicode. */
const engineNames: Readonly<Record<string, string>> = { nb: 'no', fil: 'tl' };

/** The language that people in a country mostly search in, as engines and providers write it. */
export function searchLanguage(country: string): string {
	if (searchedInEnglish.has(country)) return 'en';
	const { language, script } = new Intl.Locale(`und-${country}`).maximize();
	if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN';
	return engineNames[language] ?? language;
}
