import { defineRule } from '../../../audit/rule.ts';
import { idsOf, pointsNowhere } from '../../label-references.ts';

export const iframesHaveTitles = defineRule({
	name: 'iframes_have_titles',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'accessibility',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.w3.org/WAI/standards-guidelines/act/rules/cae760/',
		says: 'A frame that people can reach needs a name that assistive technology can announce.',
		checked: '2026-11-20',
	},
	reads: ['frames'],
	mayRead: ['jumpTargets', 'wholePage'],
	title: 'Frames have titles that say what is in them',
	why: 'A screen reader announces a frame by its title. Without one, people hear “frame” and a URL, and must enter it to learn what it is.',
	fix: 'Give the iframe a title attribute, such as “Map: how to find us” or the name of the video.',
	messages: { missing: 'A frame has no title: “{src}”' },
	many: '{count} frames have no title',
	evaluate({ frames, jumpTargets, wholePage }, found) {
		// A script that fills the frame later may also give it a title.
		const seen = frames.filter(
			({ isHidden, src }) => !isHidden && !/^(?:$|javascript:|about:)/i.test(src),
		);
		if (seen.length === 0) return 'not_applicable';
		const ids = idsOf(jumpTargets, wholePage);
		for (const { label, labelledBy, node, src } of seen) {
			const isNamed = label !== '' || (labelledBy !== null && !pointsNowhere(labelledBy, ids));
			if (!isNamed) found.missing({ src }, node);
		}
	},
});
