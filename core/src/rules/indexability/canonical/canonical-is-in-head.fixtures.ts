import { fixturesFor } from '../../fixture.ts';
import { canonicalIsInHead } from './canonical-is-in-head.rule.ts';

const canonical = '<link rel="canonical" href="https://example.com/bread/sourdough">';

export const fixtures = fixturesFor(canonicalIsInHead, {
	good: {
		'a canonical link in the head': { canonical },
		'a pixel for visitors without scripts before it': {
			canonical: `<noscript><img src="/pixel.gif" alt=""></noscript>${canonical}`,
		},
	},
	bad: {
		'a canonical link in the body': { canonical: '', footer: canonical, finds: [['outside']] },
		'a head that an image ends': {
			canonical: `<img src="/pixel.gif" alt="">${canonical}`,
			finds: [['outside']],
			saidBy: 'head_has_no_invalid_elements',
		},
	},
	unjudged: {
		'no canonical link': { canonical: '', status: 'not_applicable' },
	},
});
