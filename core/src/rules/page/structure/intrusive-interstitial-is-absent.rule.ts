import { defineRule } from '../../../audit/rule.ts';

/** In percent of the window. */
const leastPercent = 40;

export const intrusiveInterstitialIsAbsent = defineRule({
	name: 'intrusive_interstitial_is_absent',
	group: 'page',
	risk: 'moderate',
	difficulty: 'average',
	impact: 3,
	class: 'information',
	severity: 'note',
	audience: 'owner',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
		says: 'Overlays that cover the content make pages hard to use and to understand. Those that the law requires, such as for cookies or age, are fine.',
		checked: '2026-11-21',
	},
	reads: ['layout'],
	title: 'Nothing covers the page',
	why: 'An overlay keeps people from what they came for, especially on phones. Notices that the law requires are fine.',
	fix: 'If this is not a notice about cookies, age or signing in, use a banner that leaves most of the window free.',
	messages: {
		covered: 'Something covers {percent} % of the window',
	},
	evaluate({ layout }, found) {
		const { overlay } = layout;
		if (!overlay || overlay.percent < leastPercent) return;
		found.covered({ percent: overlay.percent }, overlay.node);
	},
});
