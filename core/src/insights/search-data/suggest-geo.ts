import type { FactStore } from '../../facts/fact-store.ts';
import { parseGeo } from '../../rule-sets/geos.ts';

export interface GeoSuggestion {
	/** ISO 3166-1 alpha-2, in lower case. */
	readonly geo: string;
	/** The evidence for it; `usual` if there is none. */
	readonly because: 'address' | 'hreflang' | 'html_lang' | 'language' | 'usual';
}

/**
 * Endings of two letters that people choose for their sound, and that Google therefore treats as
 * not belonging to a country (Search Central, “Managing multi-regional sites”, read 2026-11-20).
 */
const genericEndings: ReadonlySet<string> = new Set(
	'ad ai as bz cc cd co dj fm io la me ms nu sc sr su tv tk ws'.split(' '),
);

/** The country of the page, if it gives one; otherwise the user's usual country. */
export function suggestGeo(facts: FactStore, usual: string): GeoSuggestion {
	const address = geoOfHost(URL.parse(facts.get('url') ?? ''));
	if (address) return { geo: address, because: 'address' };
	const hreflang = geoOfHreflang(facts);
	if (hreflang) return { geo: hreflang, because: 'hreflang' };
	const attribute = geoOfTag(facts.get('htmlTags')?.[0]?.lang ?? '');
	if (attribute) return { geo: attribute, because: 'html_lang' };
	const language = geoOfLanguage(facts.get('language')?.code ?? null, usual);
	return language ? { geo: language, because: 'language' } : { geo: usual, because: 'usual' };
}

function geoOfHost(url: URL | null): string | null {
	const ending = url?.hostname.match(/[^.]\.([a-z]{2})$/)?.[1];
	return ending && !genericEndings.has(ending) ? parseGeo(ending) : null;
}

/** The country of the hreflang entry that names this very page. */
function geoOfHreflang(facts: FactStore): string | null {
	const own = facts.get('statedHreflangs')?.find(({ address }) => address === facts.get('url'));
	return own ? geoOfTag(own.code) : null;
}

function geoOfTag(tag: string): string | null {
	const region = localeOf(tag)?.region;
	return region ? parseGeo(region) : null;
}

/** The country with most speakers, unless the usual country speaks the language too. */
function geoOfLanguage(code: string | null, usual: string): string | null {
	const language = code && localeOf(code)?.maximize();
	if (!language || language.language === 'en') return null;
	if (localeOf(`und-${usual.toUpperCase()}`)?.maximize().language === language.language)
		return null;
	return language.region ? parseGeo(language.region) : null;
}

function localeOf(tag: string): Intl.Locale | null {
	try {
		return new Intl.Locale(tag.trim());
	} catch {
		// Pages write anything into their lang attributes.
		return null;
	}
}
