import type { FamilyMember } from './url-family.ts';

/** A URL that a page, a sitemap or a list names. */
export interface FoundUrl {
	readonly address: string;
	/** Links away from the start. */
	readonly depth: number;
	/** The page that links to it; null for a sitemap or the start. */
	readonly from: (FamilyMember & { readonly id: number }) | null;
	/** Whether crawlers are allowed to follow the link. */
	readonly isFollowed: boolean;
	/** The number of the sitemap file that lists it; null for a link. */
	readonly sitemap: number | null;
}

/** A found URL in the spelling of the crawl. */
export interface NewUrl {
	readonly identity: string;
	readonly hash: string;
	readonly url: URL;
	readonly chain: number;
	readonly found: FoundUrl;
}
