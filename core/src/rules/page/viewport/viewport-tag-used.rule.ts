import { defineRule } from '../../../audit/rule.ts';
import type { ResponseFacts } from '../../../facts/page-facts.ts';

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
	mayRead: ['mobileVersions', 'response'],
	title: 'The page adapts to the screen',
	why: 'Without a viewport tag, phones show the page as on a wide screen, with text too small to read; Google indexes what a phone sees.',
	fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head, and make sure that the layout fits a phone.',
	messages: {
		missing: 'The page has no viewport tag',
		fixed: 'The viewport tag does not follow the width of the screen (“{content}”)',
		unsure:
			'This version of the page does not adapt to phones; the server may send them a different one',
	},
	noteMessages: ['unsure'],
	evaluate({ mobileVersions, response, viewportTags }, found) {
		// Phones, and the crawlers that see what phones see, get the page of the mobile site.
		if (mobileVersions?.length) return 'not_applicable';
		if (viewportTags.some(({ content }) => followsScreen.test(content))) return;
		const [first] = viewportTags;
		const nodes = viewportTags.map(({ node }) => node);
		if (mayDiffer(response ?? null)) found.unsure(...nodes);
		else if (first) found.fixed({ content: first.content }, ...nodes);
		else found.missing();
	},
});

/** Large shops send phones a page of its own at the same URL, and say so in a header. */
const mayDiffer = (response: ResponseFacts | null) =>
	!response?.headers ||
	response.headers.some(([name, value]) => name === 'vary' && /\buser-agent\b/i.test(value));

const followsScreen = /width\s*=\s*device-width|initial-scale\s*=\s*(?:[1-9]|0?\.[1-9])/i;
