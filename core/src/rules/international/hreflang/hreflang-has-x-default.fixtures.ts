import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { hreflangHasXDefault } from './hreflang-has-x-default.rule.ts';

const version = (code: string, href = `https://example.com/${code}`) =>
	`<link rel="alternate" hreflang="${code}" href="${href}">`;
const both = version('en', ordinaryUrl) + version('de');

export const fixtures = fixturesFor(hreflangHasXDefault, {
	good: {
		'a default': { head: both + version('X-Default', ordinaryUrl) },
		'one language for two countries': {
			head: version('en-US', ordinaryUrl) + version('en-GB'),
		},
		'no other versions': {},
	},
	bad: {
		'no default': { head: both, finds: [['missing']] },
	},
});
