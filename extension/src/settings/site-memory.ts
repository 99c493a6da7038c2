import { storage } from 'wxt/utils/storage';

/** The user's settings for a site. Stored only in this browser. */
export interface SiteMemory {
	/** Keywords its pages should be found for; the first is the main one. */
	readonly keywords: readonly string[];
	/** Synonyms by keyword. */
	readonly synonyms: Readonly<Record<string, readonly string[]>>;
	/** The country whose rules apply; empty to use the one the page suggests. */
	readonly geo: string;
	/** The language of its texts; empty to detect it. */
	readonly textLanguage: string;
	readonly ignoredRules: readonly string[];
	/** Ids of occurrences. */
	readonly ignoredOccurrences: readonly string[];
	/** Whether the icon shows the number of problems. */
	readonly showsBadge: boolean;
	/** URLs of pages that are meant to stay out of search results. */
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

/** One item per origin; all local files share one. */
export const siteMemory = (url: string) =>
	storage.defineItem<Partial<SiteMemory>>(`local:site:${siteOf(url)}`, { fallback: {} });

/** The key of a page's settings: its origin, or `file` for all local files. */
export const siteOf = (url: string) => {
	const origin = URL.parse(url)?.origin ?? 'null';
	return origin === 'null' ? 'file' : origin;
};
