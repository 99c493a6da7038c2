import { fixturesFor } from '../../fixture.ts';
import { htmlIsCompressed } from './html-is-compressed.rule.ts';

const long = `<style>/*${'='.repeat(30_000)}*/</style>`;
const type = ['content-type', 'text/html'] as const;

export const fixtures = fixturesFor(htmlIsCompressed, {
	good: {
		'a short page': {},
		'a compressed page': {
			head: long,
			response: { status: 200, headers: [type, ['content-encoding', 'br']] },
		},
	},
	bad: {
		'a long page without compression': { head: long, finds: [['plain', { kilobytes: 31 }]] },
	},
	unjudged: {
		'a host that does not tell all headers': {
			head: long,
			response: { status: 200, headers: [] },
			status: 'not_checked',
		},
	},
});
