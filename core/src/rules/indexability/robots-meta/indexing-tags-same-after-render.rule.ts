import { defineRule } from '../../../audit/rule.ts';
import { blockingDirectives } from '../../../robots/blocking-directives.ts';
import { decidingCrawlers } from '../../../rule-sets/deciding-engines.ts';
import { writtenDirective } from './written-directive.ts';

export const indexingTagsSameAfterRender = defineRule({
	name: 'indexing_tags_same_after_render',
	group: 'indexability',
	risk: 'high',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'error',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
		says: 'If the HTML that the server sends has noindex, Google may not render the page at all, so a script that removes it may never run.',
		checked: '2026-11-21',
	},
	reads: ['robotsDirectives', 'served'],
	mayRead: ['indexingIntent'],
	supersededBy: [{ rule: 'page_is_indexable', hides: ['added'] }],
	title: 'Scripts do not change what robots tags say about indexing',
	why: 'Google may stop at a noindex in the HTML and never run the script that removes it, and engines that run no scripts never see one that a script adds.',
	fix: 'Decide on the server whether the page may be indexed, and send the robots meta tag accordingly.',
	messages: {
		removed: 'The HTML is sent with “{rule}”, and only scripts remove it',
		added: 'Scripts add “{rule}”, which is not in the HTML that the server sent',
	},
	evaluate({ indexingIntent, robotsDirectives, served }, found, { now, ruleSet }) {
		if (served.robots === null || indexingIntent === 'hidden') return 'not_applicable';
		const crawlers = decidingCrawlers(ruleSet);
		const metas = robotsDirectives.filter(({ source }) => source === 'meta');
		const [before] = blockingDirectives(served.robots, crawlers, now);
		const [after] = blockingDirectives(metas, crawlers, now);
		const changed = before && after ? undefined : (before ?? after);
		if (!changed || changed.node === null) return;
		const rule = writtenDirective(changed);
		if (before) found.removed({ rule }, changed.node);
		else found.added({ rule }, changed.node);
	},
});
