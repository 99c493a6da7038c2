/** The states of a URL in the frontier, as the database stores them. */
export const urlState = {
	waiting: 0,
	leased: 1,
	/** It is a page, or redirects to one. */
	done: 2,
	/** There is no page, for the reason in `failure`. */
	failed: 3,
	/** It redirects to a different site. */
	elsewhere: 4,
	/** Not visited, for the reason in `failure`. */
	leftOut: 5,
	/** Only links with nofollow lead there. */
	unfollowed: 6,
} as const;

/** The depth of a URL that only a sitemap lists: visited last. */
export const sitemapDepth = 1_000_000;

/** Why a URL is not visited. */
export type LeftOutReason =
	| 'excluded'
	| 'too_deep'
	| 'folder_full'
	| 'endless'
	| 'repeating'
	| 'many_filters'
	| 'too_long';
