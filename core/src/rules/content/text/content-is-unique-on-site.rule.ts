import { defineRule } from '../../../audit/rule.ts';

export const contentIsUniqueOnSite = defineRule({
	name: 'content_is_unique_on_site',
	group: 'content',
	risk: 'moderate',
	difficulty: 'hard',
	impact: 2,
	// Repeated text is not a fault in itself: engines show one of the pages.
	class: 'information',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'Google shows one of several pages with the same content; a canonical link says which one you prefer.',
		checked: '2026-11-20',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	title: 'The main text is unique on the site',
	why: 'Search engines show only one of several pages with the same text, and not always the one you would choose.',
	fix: 'If the same page has several URLs, give them all the same canonical URL. If the pages are different, say in each what sets it apart.',
	messages: {
		one: 'The main text is nearly the same as on another page: “{address}”',
		several: 'The main text is nearly the same as on {count} other pages, among them “{address}”',
	},
	evaluate({ site: { sameText: twins }, summary: { fingerprint } }, found) {
		if (twins === null) return { notChecked: 'few_pages' };
		if (fingerprint === null) return 'not_applicable';
		const { count, example: address } = twins;
		if (count === 1) found.one({ address });
		else if (count > 1) found.several({ address, count });
	},
});
