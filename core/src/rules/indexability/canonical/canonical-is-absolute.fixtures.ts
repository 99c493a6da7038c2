import { fixturesFor } from '../../fixture.ts';
import { canonicalIsAbsolute } from './canonical-is-absolute.rule.ts';

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

export const fixtures = fixturesFor(canonicalIsAbsolute, {
	good: {
		'an absolute URL': { canonical: canonical('https://example.com/bread/sourdough') },
		'white space around an absolute URL': {
			canonical: canonical(' https://example.com/bread/sourdough '),
		},
	},
	bad: {
		'a URL without its host': {
			canonical: canonical('/bread/sourdough'),
			finds: [['relative', { href: '/bread/sourdough' }]],
		},
		'a path in a header': {
			canonical: '',
			response: { status: 200, headers: [['link', '</bread/sourdough>; rel=canonical']] },
			finds: [['relative', { href: '/bread/sourdough' }]],
		},
		'a URL without its scheme': {
			canonical: canonical('//example.com/bread/sourdough'),
			finds: [['no_scheme']],
		},
		'a host without https': {
			canonical: canonical('www.example.com/bread/sourdough'),
			finds: [['host_as_folder']],
		},
	},
	unjudged: {
		'no canonical URL': { canonical: '', status: 'not_applicable' },
	},
});
