const brands: Readonly<Record<string, string>> = {
	google: 'Google',
	bing: 'Bing',
	yahoo: 'Yahoo!',
	duckduckgo: 'DuckDuckGo',
};

export type EngineDevice = 'desktop' | 'mobile' | 'tablet';

interface EngineWords {
	/** Language of the country names. */
	readonly locale: string;
	readonly devices: Readonly<Record<EngineDevice, string>>;
}

/** `google_us__mobile` as people say it: Google · United States · mobile. */
export function engineName(key: string, { locale, devices }: EngineWords): string {
	const [market = '', device = ''] = key.split('__');
	const [brand = '', country = ''] = market.split('_');
	const deviceNames: Readonly<Record<string, string>> = devices;
	return [brands[brand] ?? brand, countryName(country, locale), deviceNames[device] ?? device]
		.filter((part) => part !== '')
		.join(' · ');
}

/** Servers may track markets that are not countries; those keep their own names. */
export function countryName(code: string, locale: string): string {
	if (!/^[a-z]{2}$/i.test(code)) return code;
	return new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code;
}
