import { fixturesFor } from '../../fixture.ts';
import { textIsLegibleOnMobile } from './text-is-legible-on-mobile.rule.ts';

export const fixtures = fixturesFor(textIsLegibleOnMobile, {
	good: { 'some small print': { layout: { smallTextLength: 400 } } },
	bad: {
		'a page in small print': {
			layout: { smallTextLength: 900, smallTexts: [{ px: 10, node: 'p' }] },
			finds: [['small', { percent: 90 }]],
		},
	},
	unjudged: {
		'a page without its layout': { status: 'not_checked' },
		'no text': { layout: { textLength: 0 }, status: 'not_applicable' },
	},
});
