import { defineRule } from '../../../audit/rule.ts';

const mostPercent = 40;

export const textIsLegibleOnMobile = defineRule({
	name: 'text_is_legible_on_mobile',
	group: 'page',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
		says: 'Text below 12 px is hard to read on a phone; more than 60 % of the text should be larger.',
		checked: '2026-11-21',
	},
	reads: ['layout'],
	title: 'Most of the text is large enough to read',
	why: 'People have to zoom in to read text below 12 px, which is a nuisance on phones.',
	fix: 'Set body text at 16 px and notes at no less than 12 px.',
	messages: {
		small: '{percent} % of the text is smaller than 12 px',
	},
	evaluate({ layout }, found, { measure }) {
		const { smallTextLength, smallTexts, textLength } = layout;
		if (textLength === 0) return 'not_applicable';
		const percent = Math.round((100 * smallTextLength) / textLength);
		measure({ percent });
		if (percent <= mostPercent) return;
		found.small({ percent }, ...smallTexts.slice(0, 5).map(({ node }) => node));
	},
});
