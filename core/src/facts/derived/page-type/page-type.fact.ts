import { deriveFact } from '../derived-fact.ts';

/** The kind of page, by its markup, URL and text. */
export type PageType =
	| 'home'
	| 'listing'
	| 'article'
	| 'product'
	| 'recipe'
	| 'event'
	| 'job'
	| 'video'
	| 'forum'
	| 'software'
	| 'docs'
	| 'contact'
	| 'search'
	| 'login'
	| 'cart'
	| 'thank-you'
	| 'error'
	| 'other';

export const pageType = deriveFact({
	reads: ['pageTypeEvidence'],
	derive: ({ pageTypeEvidence }): PageType => pageTypeEvidence.type,
});
