import { fixturesFor } from '../fixture.ts';
import { mainVisualTitleIsClear } from './main-visual-title-is-clear.rule.ts';

const slogan = (px: number) => ({ text: 'Bread for everybody', px, node: 'p' });

export const fixtures = fixturesFor(mainVisualTitleIsClear, {
	good: {
		'a main heading that stands out': { layout: { largestText: slogan(40), mainHeadingPx: 40 } },
		'two texts of about one size': { layout: { largestText: slogan(44), mainHeadingPx: 40 } },
	},
	bad: {
		'a slogan above a small main heading': {
			layout: { largestText: slogan(64), mainHeadingPx: 24 },
			finds: [['larger', { px: 64, heading: 24 }]],
		},
	},
	unjudged: {
		'a page without its layout': { status: 'not_checked' },
		'no main heading to be seen': {
			layout: { largestText: slogan(64) },
			status: 'not_applicable',
		},
	},
});
