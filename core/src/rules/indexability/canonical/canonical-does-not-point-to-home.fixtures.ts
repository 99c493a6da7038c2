import { fixturesFor } from '../../fixture.ts';
import { canonicalDoesNotPointToHome } from './canonical-does-not-point-to-home.rule.ts';

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const home = canonical('https://example.com/');

export const fixtures = fixturesFor(canonicalDoesNotPointToHome, {
	good: {
		'the URL of the page': {},
		'another page': { canonical: canonical('https://example.com/bread') },
		'another name of the home page': { canonical: home, url: 'https://example.com/index.php' },
		'the home page in German': { canonical: home, url: 'https://example.com/de/startseite' },
		'the home page in Brazilian Portuguese': {
			canonical: home,
			url: 'https://example.com/pt-br/',
		},
		'a page for signing in': { canonical: home, url: 'https://example.com/login' },
	},
	bad: {
		'a page of its own': {
			canonical: home,
			finds: [['home', { address: 'https://example.com/' }]],
		},
		'a Japanese page and the home page in Japanese': {
			canonical: canonical('https://www.example.com/ja/'),
			url: 'https://example.com/ja/パン',
			finds: [['home']],
		},
	},
	unjudged: {
		'the home page': { canonical: home, url: 'https://example.com/', status: 'not_applicable' },
		'the home page of another site': {
			canonical: canonical('https://example.org/'),
			status: 'not_applicable',
		},
		'a test site': {
			canonical: canonical('https://staging.example.com/'),
			url: 'https://staging.example.com/bread',
			status: 'not_applicable',
		},
	},
});
