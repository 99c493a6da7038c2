import { storage } from 'wxt/utils/storage';

/** What somebody has decided about a site. Kept in this browser alone. */
export interface SiteMemory {
	/** What its pages should be found for; the first is the main one. */
	readonly keywords: readonly string[];
	/** Other words that count for a keyword, by the keyword. */
	readonly synonyms: Readonly<Record<string, readonly string[]>>;
	/** The country whose rules hold; empty for what the page itself suggests. */
	readonly geo: string;
	/** The language its texts are in; empty for what page and words say. */
	readonly textLanguage: string;
	readonly ignoredRules: readonly string[];
	/** Ids of occurrences. */
	readonly ignoredOccurrences: readonly string[];
	/** Whether the icon shows how many problems a page has. */
	readonly showsBadge: boolean;
	/** Addresses of pages that are meant to stay out of search results. */
	readonly hiddenPages: readonly string[];
}

export const emptySite: SiteMemory = {
	keywords: [],
	synonyms: {},
	geo: '',
	textLanguage: '',
	ignoredRules: [],
	ignoredOccurrences: [],
	showsBadge: false,
	hiddenPages: [],
};

/** One item a site, by its origin; files are one site. */
export const siteMemory = (url: string) =>
	storage.defineItem<Partial<SiteMemory>>(`local:site:${siteOf(url)}`, { fallback: {} });

/** What a page’s decisions are kept under: its origin, or all files together. */
export const siteOf = (url: string) => {
	const origin = URL.parse(url)?.origin ?? 'null';
	return origin === 'null' ? 'file' : origin;
};
