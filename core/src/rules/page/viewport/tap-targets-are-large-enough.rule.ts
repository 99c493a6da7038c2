import { defineRule } from '../../../audit/rule.ts';

const allowed = 1 / 20;

export const tapTargetsAreLargeEnough = defineRule({
	name: 'tap_targets_are_large_enough',
	group: 'page',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	class: 'accessibility',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
		says: 'Targets are at least 24 by 24 CSS pixels, or have enough space around them that a circle of 24 px does not touch another target. Links within sentences are exempt.',
		checked: '2026-11-21',
	},
	reads: ['layout'],
	title: 'Buttons and links are large enough to tap',
	why: 'Fingers miss small targets that are close together, especially for people whose hands tremble.',
	fix: 'Make them at least 24 by 24 px, for example with padding, or put more space between them.',
	messages: {
		small: '{count} of {total} buttons and links are smaller than 24 px and too close to others',
	},
	evaluate({ layout }, found, { measure }) {
		const { smallTapTargets, tapTargetCount: total } = layout;
		if (total === 0) return 'not_applicable';
		const count = smallTapTargets.length;
		measure({ count, total });
		if (count <= total * allowed) return;
		found.small({ count, total }, ...smallTapTargets.slice(0, 10).map(({ node }) => node));
	},
});
