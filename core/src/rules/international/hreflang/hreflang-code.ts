import { isLanguageCode, meantLanguage } from '../../../languages/language-codes.ts';
import { isGeo } from '../../../rule-sets/geos.ts';

export interface HreflangFault {
	readonly fault: 'form' | 'underscore' | 'language' | 'region';
	/** The part at fault. */
	readonly part: string;
	/** The whole code that was probably intended; null if it is unclear. */
	readonly meant: string | null;
}

/**
 * The fault of a code; null without one. Language and country are checked separately. Three
 * letters pass if they are registered, because the language then has no shorter code. `419`, Latin
 * America, passes because Google itself uses it.
 */
export function hreflangFault(written: string): HreflangFault | null {
	const code = written.trim().toLowerCase();
	if (code === 'x-default') return null;
	// Allar in India has this code too, but no search engine knows it.
	if (code === 'all') return { fault: 'language', part: code, meant: 'x-default' };
	if (code.includes('_')) return underscore(code);
	const match = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?$/.exec(code);
	if (!match) return { fault: 'form', part: code, meant: null };
	const [, language = '', script, region] = match;
	return languageFault(language, script, region) ?? regionFault(language, script, region);
}

function underscore(code: string): HreflangFault {
	const hyphens = code.replaceAll('_', '-');
	const rest = hreflangFault(hyphens);
	const [language, script, region] = partsOf(hyphens);
	const meant = rest === null ? tag(language, script, region) : rest.meant;
	return { fault: 'underscore', part: '_', meant };
}

function languageFault(
	language: string,
	script: string | undefined,
	region: string | undefined,
): HreflangFault | null {
	if (isLanguageCode(language)) return null;
	const meant = meantLanguage(language);
	return { fault: 'language', part: language, meant: meant && tag(meant, script, region) };
}

function regionFault(
	language: string,
	script: string | undefined,
	region: string | undefined,
): HreflangFault | null {
	// `isGeo` accepts “uk”, which is reserved for Britain but is not its code.
	if (region === undefined || /^\d/.test(region) || (isGeo(region) && region !== 'uk')) return null;
	return {
		fault: 'region',
		part: region.toUpperCase(),
		meant: region === 'uk' ? tag(language, script, 'gb') : null,
	};
}

function partsOf(code: string): [string, string | undefined, string | undefined] {
	const [language = '', ...rest] = code.split('-');
	const script = rest.find((part) => part.length === 4);
	return [language, script, rest.find((part) => part !== script)];
}

/** As people write it: `zh-Hant-TW`. */
const tag = (language: string, script: string | undefined, region: string | undefined) =>
	[language, script && `${script[0]?.toUpperCase()}${script.slice(1)}`, region?.toUpperCase()]
		.filter(Boolean)
		.join('-');
