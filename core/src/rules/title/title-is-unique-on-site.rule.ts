import { defineRule } from '../../audit/rule.ts';

export const titleIsUniqueOnSite = defineRule({
	name: 'title_is_unique_on_site',
	group: 'title',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'Each page should have its own title; when many pages share one, nobody can tell them apart.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	title: 'No other page of the site has the same title',
	why: 'In search results people see little more than the title. Pages with the same title look like the same page, and search engines may choose the wrong page or write a title themselves.',
	fix: 'Say in each title what this page has and the others do not. If two pages really have the same content, give one a canonical link to the other.',
	messages: {
		one: 'Another page has the same title: “{address}”',
		several: '{count} other pages have the same title, among them “{address}”',
	},
	evaluate({ site: { sameTitle: twins }, summary: { title } }, found) {
		if (twins === null) return { notChecked: 'few_pages' };
		if (title === null) return 'not_applicable';
		const { count, example: address } = twins;
		if (count === 1) found.one({ address }, title.node);
		else if (count > 1) found.several({ address, count }, title.node);
	},
});
