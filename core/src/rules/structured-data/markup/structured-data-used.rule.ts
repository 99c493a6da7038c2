import { defineRule } from '../../../audit/rule.ts';
import type { PageType } from '../../../facts/derived/page-type/page-type.fact.ts';

const usual: Readonly<Partial<Record<PageType, string>>> = {
	article: 'Article',
	video: 'VideoObject',
	forum: 'DiscussionForumPosting',
	software: 'SoftwareApplication',
};

export const structuredDataUsed = defineRule({
	name: 'structured_data_used',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'information',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
		says: 'Structured data is optional. It tells Google what a page is about, and some types make a result show more than a link.',
		checked: '2026-11-20',
	},
	reads: ['items', 'jsonLdErrors', 'pageType', 'wholePage'],
	title: 'The page describes its content in structured data',
	why: 'Structured data tells search engines the author and the date of an article, or the price of a product, so that they need not guess.',
	fix: 'Let the CMS or a plugin add structured data of a suitable type, from the same values that people see.',
	messages: {
		none: 'The page has no structured data; {type} would fit',
	},
	evaluate({ items, jsonLdErrors, pageType }, found) {
		const type = usual[pageType];
		if (!type || jsonLdErrors.length > 0) return 'not_applicable';
		const isDescribed = items.some(({ vocabulary }) => vocabulary === 'schema');
		if (!isDescribed) found.none({ type });
	},
});
