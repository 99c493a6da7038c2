import { parseGeo } from '@plumbline/core';

/**
 * The country whose rule set is used: the region of the locale, or the country where most speakers
 * of the language live.
 */
export function countryOf(languageTag: string): string {
	return parseGeo(regionOf(languageTag) ?? '') ?? 'us';
}

function regionOf(languageTag: string): string | undefined {
	try {
		return new Intl.Locale(languageTag).maximize().region;
	} catch {
		// Not a valid language tag, so it has no region.
		return undefined;
	}
}
