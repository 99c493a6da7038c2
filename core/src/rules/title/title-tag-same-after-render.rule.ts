import { defineRule } from '../../audit/rule.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';

export const titleTagSameAfterRender = defineRule({
	name: 'title_tag_same_after_render',
	group: 'title',
	risk: 'moderate',
	difficulty: 'average',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
		says: 'Scripts can set or change the title. Google takes it from the rendered page, and rendering comes later than the crawl, and not every bot runs scripts.',
		checked: '2026-11-21',
	},
	reads: ['titles', 'served'],
	title: 'The title is the same before and after scripts have run',
	why: 'Programs that do not run scripts, such as link previews in messengers and many bots, show the title that the server sent.',
	fix: 'If the title that scripts set is the right one, send it from the server.',
	messages: {
		changed: 'Scripts changed the title from “{before}” to “{after}”',
		added: 'Only scripts set the title “{after}”; the HTML was sent without one',
	},
	evaluate({ served, titles }, found) {
		const title = shownTitle(titles);
		const before = served.title;
		if (!title || before === null) return 'not_applicable';
		const after = title.text;
		if (before === '') found.added({ after }, title.node);
		else if (before !== after) found.changed({ before, after }, title.node);
	},
});
