import { fixturesFor } from '../../fixture.ts';
import { baseHrefIsSafe } from './base-href-is-safe.rule.ts';

const base = (...hrefs: readonly string[]) => ({
	head: hrefs.map((href) => `<base href="${href}">`).join(''),
});

export const fixtures = fixturesFor(baseHrefIsSafe, {
	good: {
		'the root of the site': base('/'),
		'the whole address of the site': base('https://www.example.com/bread/'),
	},
	bad: {
		'another site': {
			...base('https://example.org/'),
			finds: [['other_site', { host: 'example.org' }]],
		},
		'not a web URL': { ...base('data:text/html,bread'), finds: [['scheme']] },
		'no encryption': { ...base('http://example.com/'), finds: [['insecure']] },
		'two bases': { ...base('/bread/', '/rye/'), finds: [['several', { count: 2 }]] },
	},
	unjudged: {
		'no base': { status: 'not_applicable' },
	},
});
