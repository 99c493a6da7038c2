import { fixturesFor } from '../../fixture.ts';
import { pageUsesHttps } from './page-uses-https.rule.ts';

export const fixtures = fixturesFor(pageUsesHttps, {
	good: {
		'an https URL': { url: 'https://example.com/bread/sourdough' },
	},
	bad: {
		'an http URL': { url: 'http://example.com/bread/sourdough', finds: [['insecure']] },
	},
	unjudged: {
		'a developer’s machine': {
			url: 'http://localhost:3000/bread/sourdough',
			status: 'not_applicable',
		},
		'a file': { url: 'file:///home/baker/bread.html', status: 'not_applicable' },
	},
});
