import { parseGeo } from '@plumbline/core';

/** The country whose rule set judges a text: its locale's region, else where its language is most spoken. */
export function countryOf(languageTag: string): string {
	return parseGeo(regionOf(languageTag) ?? '') ?? 'us';
}

function regionOf(languageTag: string): string | undefined {
	try {
		return new Intl.Locale(languageTag).maximize().region;
	} catch {
		// No language tag at all: there is no region in it.
		return undefined;
	}
}
