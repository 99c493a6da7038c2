/** The Accept-Language of a browser in that country: `jp` gives `ja-JP,ja;q=0.9,en;q=0.5`. */
export function acceptLanguage(geo: string): string {
	const country = geo.toUpperCase();
	const { language } = new Intl.Locale(`und-${country}`).maximize();
	const local = `${language}-${country},${language};q=0.9`;
	return language === 'en' ? local : `${local},en;q=0.5`;
}
