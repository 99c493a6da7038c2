import { defineRule } from '../../../audit/rule.ts';

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
		says: 'To have its icon shown in results, a site links to it from the head of its home page, with rel="icon" or a related value.',
		checked: '2026-11-20',
	},
	reads: ['icons', 'pageType'],
	title: 'The home page links to the icon of the site',
	why: 'Google shows the icon beside every result of the site, and takes it from the home page. Without one, people see a gray globe.',
	fix: 'Add <link rel="icon" href="/favicon.ico"> to the head of the home page, with a square image, ideally larger than 48 × 48 pixels.',
	messages: {
		missing: 'The home page does not link to an icon of the site',
		empty: 'The link to the icon of the site has no URL',
	},
	evaluate({ icons, pageType }, found) {
		if (pageType !== 'home') return 'not_applicable';
		const [first] = icons;
		if (!first) found.missing();
		else if (icons.every(({ href }) => href === '')) found.empty(first.node);
	},
});
