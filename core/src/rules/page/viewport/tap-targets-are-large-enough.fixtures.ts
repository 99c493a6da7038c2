import { fixturesFor } from '../../fixture.ts';
import { tapTargetsAreLargeEnough } from './tap-targets-are-large-enough.rule.ts';

const target = { width: 14, height: 14, node: 'a' };

export const fixtures = fixturesFor(tapTargetsAreLargeEnough, {
	good: {
		'a small link that stands alone': { layout: {} },
		'one of many': { layout: { smallTapTargets: [target] } },
	},
	bad: {
		'a row of small icons': {
			layout: { smallTapTargets: [target, target, target] },
			finds: [['small', { count: 3, total: 20 }]],
		},
	},
	unjudged: {
		'a page without its layout': { status: 'not_checked' },
		'nothing to tap': { layout: { tapTargetCount: 0 }, status: 'not_applicable' },
	},
});
