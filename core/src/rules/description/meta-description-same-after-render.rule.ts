import { defineRule } from '../../audit/rule.ts';
import { shownDescription } from '../../facts/derived/page/shown-text.ts';

export const metaDescriptionSameAfterRender = defineRule({
	name: 'meta_description_same_after_render',
	group: 'description',
	risk: 'low',
	difficulty: 'average',
	impact: 1,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
		says: 'Scripts can set or change the meta description. Google reads the rendered page, and rendering comes later than the crawl, and not every bot runs scripts.',
		checked: '2026-11-21',
	},
	reads: ['descriptions', 'served'],
	title: 'The meta description is the same before and after scripts have run',
	why: 'Programs that do not run scripts read the description that the server sent.',
	fix: 'If the description that scripts set is the right one, send it from the server.',
	messages: {
		changed: 'Scripts changed the meta description; the server sent “{before}”',
		added: 'Only scripts set the meta description; the HTML was sent without one',
	},
	evaluate({ descriptions, served }, found) {
		const description = shownDescription(descriptions);
		const before = served.description;
		if (!description || before === null) return 'not_applicable';
		const { content, node } = description;
		if (before === '') found.added(node);
		else if (before !== content) found.changed({ before }, node);
	},
});
