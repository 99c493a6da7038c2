import { storage } from 'wxt/utils/storage';
import { changeItem, windowItem } from './window-item.ts';

/** The user's settings for a site. Stored only in this browser. */
export interface SiteMemory {
	/** Keywords that all its pages should be found for. */
	readonly keywords: readonly string[];
	/** Keywords of single pages, by URL without its fragment; the first is the main one. */
	readonly pageKeywords: Readonly<Record<string, readonly string[]>>;
	/** Synonyms by keyword. */
	readonly synonyms: Readonly<Record<string, readonly string[]>>;
	/** The country whose rules apply; empty to use the one the page suggests. */
	readonly geo: string;
	/** The language of its texts; empty to detect it. */
	readonly textLanguage: string;
	readonly ignoredRules: readonly string[];
	/** Ids of occurrences. */
	readonly ignoredOccurrences: readonly string[];
	/** The message of each ignored occurrence, by id; missing for those of version 0.1. */
	readonly ignoredNames: Readonly<Record<string, string>>;
	/** Whether its pages are audited without a click. */
	readonly isKept: boolean;
	/** Whether the icon shows the number of problems. */
	readonly showsBadge: boolean;
	/** Origin of the same site in a different place, such as staging; empty for none. */
	readonly twin: string;
	/** URLs of pages that are meant to stay out of search results. */
	readonly hiddenPages: readonly string[];
}

export const emptySite: SiteMemory = {
	keywords: [],
	pageKeywords: {},
	synonyms: {},
	geo: '',
	textLanguage: '',
	ignoredRules: [],
	ignoredOccurrences: [],
	ignoredNames: {},
	isKept: false,
	showsBadge: false,
	twin: '',
	hiddenPages: [],
};

/**
 * Stored settings with their defaults. Version 0.1 did not store whether a site is kept, but only
 * kept sites could show a badge.
 */
export const siteFrom = (stored: Partial<SiteMemory>): SiteMemory => ({
	...emptySite,
	isKept: stored.showsBadge ?? false,
	...stored,
});

const prefix = 'site:';

export const isSiteItem = (name: string) => name.startsWith(prefix);

export const originOfItem = (name: string) => name.slice(prefix.length);

/** One item per origin; all local files share one. */
export const siteMemory = (url: string) =>
	storage.defineItem<Partial<SiteMemory>>(`local:${prefix}${siteOf(url)}`, { fallback: {} });

/** The key of a page's settings: its origin, or `file` for all local files. */
export const siteOf = (url: string) => {
	const origin = URL.parse(url)?.origin ?? 'null';
	return origin === 'null' ? 'file' : origin;
};

export type SiteChange = (site: SiteMemory) => Partial<SiteMemory>;

/** Changes the settings of a page's site. */
export const changeSite = (url: string, change: SiteChange): Promise<void> =>
	changeItem(windowItem(siteMemory(url)), (stored) => ({
		...stored,
		...change(siteFrom(stored)),
	}));
