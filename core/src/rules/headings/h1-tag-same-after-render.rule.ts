import { defineRule } from '../../audit/rule.ts';
import { isScriptMade } from '../content/text/script-made-text.ts';

export const h1TagSameAfterRender = defineRule({
	name: 'h1_tag_same_after_render',
	group: 'headings',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
		says: 'Google reads the rendered page, and rendering comes later than the crawl, and not every bot runs scripts.',
		checked: '2026-11-21',
	},
	reads: ['headings', 'mainText', 'served'],
	title: 'The main heading is the same before and after scripts have run',
	why: 'The main heading says what a page is about. Programs that do not run scripts read the heading that the server sent.',
	fix: 'If the main heading that scripts write is the right one, send it from the server.',
	messages: {
		changed: 'Scripts changed the main heading from “{before}” to “{after}”',
		added: 'Only scripts write the main heading “{after}”',
	},
	evaluate({ headings, mainText, served }, found) {
		const main = headings.find(({ isHidden, label, level }) => level === 1 && !isHidden && label);
		if (!main || served.headings === null || isScriptMade(served, mainText))
			return 'not_applicable';
		const sent = served.headings.filter(({ level }) => level === 1).map(({ text }) => text);
		const [before] = sent;
		const after = main.label;
		if (before === undefined) found.added({ after }, main.node);
		else if (!sent.includes(after)) found.changed({ before, after }, main.node);
	},
});
