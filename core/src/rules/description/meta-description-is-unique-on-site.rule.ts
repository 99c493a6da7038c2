import { defineRule } from '../../audit/rule.ts';

export const metaDescriptionIsUniqueOnSite = defineRule({
	name: 'meta_description_is_unique_on_site',
	group: 'description',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/snippet',
		says: 'The same description on every page helps nobody; each page should have its own, the most important ones first.',
		checked: '2026-11-20',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	title: 'No other page of the site has the same description',
	why: 'A description that fits many pages says nothing of this one. Search engines then rather cut some lines out of the page.',
	fix: 'Write what people find on this page only. For pages that are not worth the time, leave the description out rather than repeat it.',
	messages: {
		one: 'Another page has the same description: “{address}”',
		several: '{count} other pages have the same description, among them “{address}”',
	},
	evaluate({ site: { sameDescription: twins }, summary: { description } }, found) {
		if (twins === null) return { notChecked: 'few_pages' };
		if (description === null) return 'not_applicable';
		const { count, example: address } = twins;
		if (count === 1) found.one({ address }, description.node);
		else if (count > 1) found.several({ address, count }, description.node);
	},
});
