/** Shows the names of the site's language and country, for which PHP printed their codes. */
export function nameLocale(element: HTMLElement, userLocale: string): void {
	const { country = '', language = '' } = element.dataset;
	element.textContent = localeNames(language, country, userLocale);
}

/** Such as “American English · United States”; codes without a name stay as they are. */
export const localeNames = (language: string, country: string, userLocale: string): string =>
	[nameOf('language', language, userLocale), nameOf('region', country, userLocale)].join(' · ');

function nameOf(type: 'language' | 'region', code: string, userLocale: string): string {
	try {
		return new Intl.DisplayNames([userLocale], { type }).of(code) ?? code;
	} catch {
		// A filter of the site can give any text as a code.
		return code;
	}
}
