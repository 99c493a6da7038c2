import { defineRule } from '../../audit/rule.ts';

export const faviconIsDeclared = defineRule({
	name: 'favicon_is_declared',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
		says: 'To have its icon shown in results, a site links to it from the head of its start page, with rel="icon" or one of its relatives.',
		checked: '2026-11-20',
	},
	reads: ['icons', 'pageType'],
	title: 'The start page links to the icon of the site',
	why: 'Google shows the icon beside every result of the site, and takes it from the start page. Without one people see a grey globe.',
	fix: 'Add <link rel="icon" href="/favicon.ico"> to the head of the start page, for a square image, best larger than 48 × 48 pixels.',
	messages: {
		missing: 'The start page does not link to an icon of the site',
		empty: 'The link to the icon of the site names no file',
	},
	evaluate({ icons, pageType }, found) {
		if (pageType !== 'home') return 'not_applicable';
		const [first] = icons;
		if (!first) found.missing();
		else if (icons.every(({ href }) => href === '')) found.empty(first.node);
	},
});
