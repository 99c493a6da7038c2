const brands: Readonly<Record<string, string>> = {
	google: 'Google',
	bing: 'Bing',
	yahoo: 'Yahoo!',
	duckduckgo: 'DuckDuckGo',
};

/** `google_us__mobile` as people say it. */
export function engineName(key: string, language: string): string {
	const [market = '', device] = key.split('__');
	const [brand = '', country] = market.split('_');
	return [brands[brand] ?? brand, country && countryName(country, language), device]
		.filter(Boolean)
		.join(' · ');
}

function countryName(code: string, language: string): string {
	try {
		const names = new Intl.DisplayNames([language], { type: 'region' });
		return names.of(code.toUpperCase()) ?? code;
	} catch {
		// No code of a country: it is shown as it is.
		return code;
	}
}
