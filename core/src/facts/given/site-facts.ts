/** Facts about a URL that the page naming it does not contain. */
export interface KnownAddress {
	/** Status of the last response. */
	readonly status: number;
	/** The target of its redirect, itself if redirects never end; null if it does not redirect. */
	readonly redirectsTo: string | null;
	/** Facts about the page there; null if there is no page to read. */
	readonly page: AnsweringPage | null;
}

export interface AnsweringPage {
	/** Its canonical URL; null if it names none, or several. */
	readonly canonical: string | null;
	readonly isNoindex: boolean;
	/** URLs of its versions in other languages. */
	readonly alternates: readonly string[];
}

/** Other pages with the same words. */
export interface Twins {
	readonly count: number;
	/** The URL of one of them; empty if there is none. */
	readonly example: string;
	/** How many pages have these words, this one included; undefined if nobody counted them. */
	readonly total?: number;
}

export interface SitemapFault {
	readonly kind:
		| 'unreadable'
		| 'broken_xml'
		| 'no_namespace'
		| 'wrong_namespace'
		| 'too_many'
		| 'too_large'
		| 'relative'
		| 'other_host'
		| 'wrong_date'
		| 'missing';
	/** The file. */
	readonly sitemap: string;
	/** The first URL, date or other part that is wrong; empty if the whole file is wrong. */
	readonly example: string;
	readonly count: number;
}

/** Findings about the sitemaps of a site, reported once and not on each page. */
export interface SitemapSurvey {
	/** Whether robots.txt names them. */
	readonly isDeclared: boolean;
	/** The sitemaps that could be read. */
	readonly files: readonly string[];
	readonly faults: readonly SitemapFault[];
}

export interface SitemapFacts {
	/** The URL by which a sitemap lists the page, and that file; null if none does. */
	readonly entry: { readonly address: string; readonly sitemap: string } | null;
	/** Number of sitemaps that could be read. */
	readonly fileCount: number;
	/** Whether all existing sitemaps were read. */
	readonly isComplete: boolean;
	/** null on all pages but one, so that the findings are reported once. */
	readonly survey: SitemapSurvey | null;
	/** Whether language versions may be named there instead of in the pages. */
	readonly namesAlternates: boolean;
}

/**
 * Facts about a page that only the rest of the site contains. Plain data; null for anything
 * unchecked.
 */
export interface SiteFacts {
	/** By URL without fragment; missing ones are unknown. */
	readonly addresses: Readonly<Record<string, KnownAddress>>;
	/** Other pages with the same title. */
	readonly sameTitle: Twins | null;
	/** Other pages with the same description. */
	readonly sameDescription: Twins | null;
	/** Nearly the same main text. */
	readonly sameText: Twins | null;
	/** How many other pages link to it; null unless every page that may do so was read. */
	readonly linksToIt: number | null;
	/** The page in the sitemaps of its site. */
	readonly sitemaps: SitemapFacts | null;
}

/** The facts of a site that nobody has read. */
export const unknownSite: SiteFacts = {
	addresses: {},
	sameTitle: null,
	sameDescription: null,
	sameText: null,
	linksToIt: null,
	sitemaps: null,
};
