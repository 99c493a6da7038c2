import type { Language } from '../language.ts';

const brands: Readonly<Record<string, string>> = {
	google: 'Google',
	bing: 'Bing',
	yahoo: 'Yahoo!',
	duckduckgo: 'DuckDuckGo',
};

/** `google_us__mobile` as people say it. */
export function engineName(
	key: string,
	{ countryName, texts }: Pick<Language, 'countryName' | 'texts'>,
): string {
	const [market = '', device] = key.split('__');
	const [brand = '', country] = market.split('_');
	const devices: Readonly<Record<string, string>> = texts.server.devices;
	return [
		brands[brand] ?? brand,
		country && countryName(country),
		device && (devices[device] ?? device),
	]
		.filter(Boolean)
		.join(' · ');
}
