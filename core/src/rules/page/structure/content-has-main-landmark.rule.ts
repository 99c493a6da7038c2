import { defineRule } from '../../../audit/rule.ts';

export const contentHasMainLandmark = defineRule({
	name: 'content_has_main_landmark',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'accessibility',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
		says: 'A page marks where its main content is; only one such region is visible.',
		checked: '2026-11-21',
	},
	reads: ['mainLandmarks', 'wholePage'],
	supersededBy: [{ rule: 'main_content_is_not_empty', hides: 'rule' }],
	title: 'The page marks its main content',
	why: 'People who use a screen reader skip menus and go to the main content. Programs that read pages for people find it there too.',
	fix: 'Put the content of the page, without menus and footer, in one <main> element.',
	messages: {
		missing: 'The page has no main element',
		several: 'The page has {count} main elements',
	},
	evaluate({ mainLandmarks }, found) {
		const shown = mainLandmarks.filter(({ isHidden }) => !isHidden);
		if (mainLandmarks.length === 0) found.missing();
		if (shown.length > 1) {
			found.several({ count: shown.length }, ...shown.map(({ node }) => node));
		}
	},
});
