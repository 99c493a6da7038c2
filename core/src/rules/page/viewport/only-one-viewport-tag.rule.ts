import { defineRule } from '../../../audit/rule.ts';

export const onlyOneViewportTag = defineRule({
	name: 'only_one_viewport_tag',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://github.com/w3c/csswg-drafts/issues/4995',
		says: 'Of several viewport tags, browsers use the last; they do not agree on which ones count.',
		checked: '2026-11-20',
	},
	reads: ['viewportTags'],
	title: 'The page has one viewport tag',
	why: 'Browsers use the last of several viewport tags but do not agree on which ones count, so a change to the wrong tag does nothing.',
	fix: 'Keep the one you want and remove the others; often a theme and a plugin each add one.',
	messages: { several: 'The page has {count} viewport tags that differ' },
	evaluate({ viewportTags }, found) {
		if (viewportTags.length === 0) return 'not_applicable';
		const contents = viewportTags.map(({ content }) => content.toLowerCase().replace(/\s/g, ''));
		if (new Set(contents).size < 2) return;
		const nodes = viewportTags.map(({ node }) => node);
		found.several({ count: viewportTags.length }, ...nodes);
	},
});
