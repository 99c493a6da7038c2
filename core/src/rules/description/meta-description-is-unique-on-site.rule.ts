import { defineRule } from '../../audit/rule.ts';
import { describesWholeSite } from './describes-whole-site.ts';

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
		says: 'The same description on every page helps nobody; each page should have its own, beginning with the most important pages.',
		checked: '2026-11-20',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	title: 'No other page of the site has the same description',
	why: 'A description that fits many pages says nothing about this one. Search engines then prefer to show text from the page.',
	fix: 'Write what people find only on this page. For pages that are not worth the time, leave the description out rather than repeat it.',
	messages: {
		one: 'Another page has the same description: “{address}”',
		several: '{count} other pages have the same description, among them “{address}”',
		everywhere:
			'{count} other pages of {total} have the same description, so it describes the site and not the page',
	},
	evaluate({ site: { sameDescription: twins }, summary: { description } }, found) {
		if (twins === null) return { notChecked: 'few_pages' };
		if (description === null) return 'not_applicable';
		const { count, example: address, total = 0 } = twins;
		if (describesWholeSite(count + 1, total)) found.everywhere({ count, total }, description.node);
		else if (count === 1) found.one({ address }, description.node);
		else if (count > 1) found.several({ address, count }, description.node);
	},
});
