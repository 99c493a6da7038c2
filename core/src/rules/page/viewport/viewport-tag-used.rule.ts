import { defineRule } from '../../../audit/rule.ts';

export const viewportTagUsed = defineRule({
	name: 'viewport_tag_used',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 5,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/special-tags',
		says: 'The viewport tag tells browsers how to show a page on a phone; it also tells Google that the page is made for phones.',
		checked: '2026-11-20',
	},
	reads: ['viewportTags'],
	mayRead: ['mobileVersions'],
	title: 'The page adapts to the screen',
	why: 'Without a viewport tag, phones show the page as on a wide screen, with text too small to read; Google indexes what a phone sees.',
	fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head, and make sure that the layout fits a phone.',
	messages: {
		missing: 'The page has no viewport tag',
		fixed: 'The viewport tag does not follow the width of the screen (“{content}”)',
	},
	evaluate({ mobileVersions, viewportTags }, found) {
		// Phones, and the crawlers that see what phones see, get the page of the mobile site.
		if (mobileVersions?.length) return 'not_applicable';
		const [first] = viewportTags;
		if (!first) found.missing();
		else if (!viewportTags.some(({ content }) => followsScreen.test(content))) {
			found.fixed({ content: first.content }, ...viewportTags.map(({ node }) => node));
		}
	},
});

const followsScreen = /width\s*=\s*device-width|initial-scale\s*=\s*(?:[1-9]|0?\.[1-9])/i;
