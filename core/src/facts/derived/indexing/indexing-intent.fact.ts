import { deriveFact } from '../derived-fact.ts';
import type { PageType } from '../page-type/page-type.fact.ts';

/** Whether the page is meant for search results, as far as one can tell. */
export type IndexingIntent = 'shown' | 'hidden' | 'unknown';

const hiddenTypes: ReadonlySet<PageType> = new Set([
	'login',
	'search',
	'cart',
	'thank-you',
	'error',
]);
const shownTypes: ReadonlySet<PageType> = new Set([
	'home',
	'article',
	'product',
	'recipe',
	'event',
	'job',
	'video',
	'forum',
	'software',
	'docs',
	'listing',
]);

export const indexingIntent = deriveFact({
	reads: ['pageType'],
	asks: ['isMeantToBeHidden'],
	derive({ pageType }, { isMeantToBeHidden }): IndexingIntent {
		if (isMeantToBeHidden || hiddenTypes.has(pageType)) return 'hidden';
		return shownTypes.has(pageType) ? 'shown' : 'unknown';
	},
});
