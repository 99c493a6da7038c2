import { defineRule } from '../../audit/rule.ts';

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
		says: 'Of pages with the same content Google shows one; a canonical link says which one is meant.',
		checked: '2026-11-20',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	title: 'It is known which pages of the site hold nearly the same text',
	why: 'Of pages that say the same, search engines show one, and not always the one you would choose.',
	fix: 'If they are one page under several addresses, let all name one as canonical. If they are several pages, say in each what sets it apart.',
	messages: {
		one: 'The main text is nearly that of another page: “{address}”',
		several: 'The main text is nearly that of {count} other pages, among them “{address}”',
	},
	evaluate({ site: { sameText: twins }, summary: { fingerprint } }, found) {
		if (twins === null) return { notChecked: 'few_pages' };
		if (fingerprint === null) return 'not_applicable';
		const { count, example: address } = twins;
		if (count === 1) found.one({ address });
		else if (count > 1) found.several({ address, count });
	},
});
