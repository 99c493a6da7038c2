/** What is known of an address besides what the page that names it says. */
export interface KnownAddress {
	/** Of the last answer. */
	readonly status: number;
	/** Where it leads when asked; null when it answers itself. */
	readonly redirectsTo: string | null;
	/** What the page there says of itself; null where there is no page to read. */
	readonly page: AnsweringPage | null;
}

export interface AnsweringPage {
	/** The address it names as its own; null when it names none, or several. */
	readonly canonical: string | null;
	readonly isNoindex: boolean;
	/** Addresses of its versions in other languages. */
	readonly alternates: readonly string[];
}

/** Other pages with the same words. */
export interface Twins {
	readonly count: number;
	/** The address of one of them; empty when there is none. */
	readonly example: string;
}

export interface SitemapFault {
	readonly kind: 'unreadable' | 'too_many' | 'too_large' | 'other_host' | 'wrong_date';
	/** The file. */
	readonly sitemap: string;
	/** The first address or date that is wrong; empty where the file itself is. */
	readonly example: string;
	readonly count: number;
}

/** What is to be said of the sitemaps of a site once, not on each of its pages. */
export interface SitemapSurvey {
	/** robots.txt names them. */
	readonly isDeclared: boolean;
	/** Those that could be read. */
	readonly files: readonly string[];
	readonly faults: readonly SitemapFault[];
}

export interface SitemapFacts {
	/** The address by which a sitemap lists the page, and that file; null when none does. */
	readonly entry: { readonly address: string; readonly sitemap: string } | null;
	/** How many could be read. */
	readonly fileCount: number;
	/** All were read that there are. */
	readonly isComplete: boolean;
	/** null on all pages but one. */
	readonly survey: SitemapSurvey | null;
	/** Versions in other languages may be named there instead of in the pages. */
	readonly namesAlternates: boolean;
}

/** What only the rest of the site tells of a page. Plain data; null for what nobody has looked at. */
export interface SiteFacts {
	/** By address without fragment; one that is missing is not known. */
	readonly addresses: Readonly<Record<string, KnownAddress>>;
	readonly sameTitle: Twins | null;
	readonly sameDescription: Twins | null;
	/** Nearly the same main text. */
	readonly sameText: Twins | null;
	/** How many other pages link to it; null unless every page that may do so was read. */
	readonly linksToIt: number | null;
	readonly sitemaps: SitemapFacts | null;
}

/** Of a site at which nobody has looked. */
export const unknownSite: SiteFacts = {
	addresses: {},
	sameTitle: null,
	sameDescription: null,
	sameText: null,
	linksToIt: null,
	sitemaps: null,
};
