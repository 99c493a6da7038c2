import { defineRule } from '../../../audit/rule.ts';
import { opensByScript, scriptOf } from './script-link.ts';

export const actionsAreButtons = defineRule({
	name: 'actions_are_buttons',
	group: 'links',
	risk: 'low',
	difficulty: 'average',
	impact: 1,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
		says: 'Google finds pages by the URLs in links. An action that opens no page has no URL to find, so it hides nothing.',
		checked: '2026-11-20',
	},
	reads: ['links'],
	mayRead: ['url'],
	title: 'Actions are buttons',
	why: 'A link such as javascript:void(0) that opens a menu hides no page from search engines. Some checkers report each of them; here only links whose script opens a page are a fault.',
	fix: 'Nothing has to change for search. A button element is the better choice for people who use a keyboard or a screen reader.',
	messages: { scripts: 'Links that run a script and open no page: {count}' },
	evaluate({ links, url }, found) {
		const actions = links.filter(
			(link) => !link.isHidden && scriptOf(link) !== null && !opensByScript(link, url),
		);
		if (actions.length === 0) return 'not_applicable';
		found.scripts({ count: actions.length }, ...actions.slice(0, 10).map(({ node }) => node));
	},
});
