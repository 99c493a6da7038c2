import { fixturesFor } from '../../fixture.ts';
import { contentFitsViewport } from './content-fits-viewport.rule.ts';

export const fixtures = fixturesFor(contentFitsViewport, {
	good: { 'content as wide as the window': { layout: {} } },
	bad: {
		'a table wider than the window': {
			layout: { contentWidth: 720, overflowing: [{ width: 720, node: 'table' }] },
			finds: [['wide', { content: 720, window: 390 }]],
		},
	},
	unjudged: {
		'a page without its layout': { status: 'not_checked' },
	},
});
