import type { SiteMemory } from './site-memory.ts';

type Kept = Pick<SiteMemory, 'keywords' | 'pageKeywords' | 'synonyms'>;

/** The keywords a page should be found for: its own, then those of the whole site. */
export const keywordsOf = (site: Kept, url: string): readonly string[] => [
	...new Set([...ownKeywords(site, url), ...site.keywords]),
];

/**
 * Replaces the keywords of a page. Keywords that remain stay with the page or the whole site, and
 * keep their synonyms.
 */
export function withKeywords(site: Kept, url: string, keywords: readonly string[]): Kept {
	const removed = keywordsOf(site, url).filter((keyword) => !keywords.includes(keyword));
	const ofSite = site.keywords.filter((keyword) => !removed.includes(keyword));
	const own = keywords.filter((keyword) => !ofSite.includes(keyword));
	const isInOrder = [...own, ...ofSite].join('\n') === keywords.join('\n');
	return usedSynonyms({
		...site,
		keywords: ofSite,
		// If a keyword of the site comes before one of the page, the page stores the whole order.
		pageKeywords: withOwn(site, url, isInOrder ? own : keywords),
	});
}

/** Moves a keyword of a page to the whole site. */
export function onWholeSite(site: Kept, url: string, keyword: string): Kept {
	const others = ownKeywords(site, url).filter((other) => other !== keyword);
	return usedSynonyms({
		...site,
		keywords: [...new Set([...site.keywords, keyword])],
		pageKeywords: withOwn(site, url, others),
	});
}

/** Moves a keyword of the whole site to one page. */
export function onPageOnly(site: Kept, url: string, keyword: string): Kept {
	return usedSynonyms({
		...site,
		keywords: site.keywords.filter((other) => other !== keyword),
		pageKeywords: withOwn(site, url, [...new Set([...ownKeywords(site, url), keyword])]),
	});
}

const ownKeywords = ({ pageKeywords }: Kept, url: string) => pageKeywords[pageAt(url)] ?? [];

function withOwn({ pageKeywords }: Kept, url: string, own: readonly string[]) {
	const { [pageAt(url)]: _, ...others } = pageKeywords;
	return own.length === 0 ? others : { ...others, [pageAt(url)]: own };
}

/** Drops the synonyms of keywords that no page of the site uses any more. */
function usedSynonyms({ keywords, pageKeywords, synonyms }: Kept): Kept {
	const used = new Set([...keywords, ...Object.values(pageKeywords).flat()]);
	const kept = Object.entries(synonyms).filter(([keyword]) => used.has(keyword));
	return { keywords, pageKeywords, synonyms: Object.fromEntries(kept) };
}

/** The key of a page: URLs that differ only in their fragment are the same page. */
export const pageAt = (url: string) => url.replace(/#.*/s, '');
