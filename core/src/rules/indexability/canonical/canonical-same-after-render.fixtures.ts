import { fixturesFor } from '../../fixture.ts';
import { canonicalSameAfterRender } from './canonical-same-after-render.rule.ts';

const home = '<link rel="canonical" href="https://example.com/bread">';
const relative = '<link rel="canonical" href="/bread/sourdough">';

export const fixtures = fixturesFor(canonicalSameAfterRender, {
	good: {
		'a canonical link that no script touched': { served: {} },
		'the same URL written in another way': { served: { canonical: relative } },
	},
	bad: {
		'a canonical link that a script changed': {
			served: { canonical: home },
			finds: [
				[
					'changed',
					{
						before: 'https://example.com/bread',
						after: 'https://example.com/bread/sourdough',
					},
				],
			],
		},
		'a canonical link that a script added beside another': {
			canonical: `${home}<link rel="canonical" href="https://example.com/bread/sourdough">`,
			served: { canonical: home },
			finds: [['changed']],
			saidBy: 'only_one_canonical_tag',
		},
	},
	unjudged: {
		'a page of which only one state is known': { status: 'not_checked' },
		'a canonical link where the HTML had none': {
			served: { canonical: '' },
			status: 'not_applicable',
		},
	},
});
