import { fixturesFor } from '../../fixture.ts';
import { formsUseHttps } from './forms-use-https.rule.ts';

const form = (action: string) => ({
	footer: `<footer><form action="${action}"><button>Send</button></form></footer>`,
});

export const fixtures = fixturesFor(formsUseHttps, {
	good: {
		'a path': form('/letter'),
		'an https URL': form('https://letters.example.net/'),
		'no form': {},
	},
	bad: {
		'an http URL': {
			...form('http://letters.example.net/'),
			finds: [['insecure', { address: 'http://letters.example.net/' }]],
		},
	},
	unjudged: {
		'a page without encryption': {
			...form('http://letters.example.net/'),
			url: 'http://example.com/bread',
			status: 'not_applicable',
		},
		'a developer’s machine': {
			...form('http://localhost:3000/letter'),
			url: 'https://localhost:3000/bread',
			status: 'not_applicable',
		},
	},
});
