import { fixturesFor } from '../../fixture.ts';
import { serverRespondsFast } from './server-responds-fast.rule.ts';

export const fixtures = fixturesFor(serverRespondsFast, {
	good: { 'a server that answers': { vitals: { timeToFirstByteMs: 800 } } },
	bad: {
		'a server that takes its time': {
			vitals: { timeToFirstByteMs: 1900 },
			finds: [['slow', { milliseconds: 1900 }]],
		},
	},
	unjudged: {
		'a page that nobody has visited': { status: 'not_checked' },
		'nothing measured yet': { vitals: { timeToFirstByteMs: null }, status: 'not_applicable' },
	},
});
