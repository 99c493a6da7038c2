import { fixturesFor } from '../../fixture.ts';
import { ORDINARY_URL } from '../../ordinary-page.ts';
import { hreflangHasXDefault } from './hreflang-has-x-default.rule.ts';

const version = (code: string, href = `https://example.com/${code}`) =>
	`<link rel="alternate" hreflang="${code}" href="${href}">`;
const both = version('en', ORDINARY_URL) + version('de');

export const fixtures = fixturesFor(hreflangHasXDefault, {
	good: {
		'a default': { head: both + version('X-Default', ORDINARY_URL) },
		'one language for two countries': {
			head: version('en-US', ORDINARY_URL) + version('en-GB'),
		},
		'no other versions': {},
	},
	bad: {
		'no default': { head: both, finds: [['missing']] },
	},
});
