import { fixturesFor } from '../../fixture.ts';
import { htmlIsWithin2mb } from './html-is-within-2mb.rule.ts';

const data = (bytes: number) => `<style>/*${'='.repeat(bytes)}*/</style>`;

export const fixtures = fixturesFor(htmlIsWithin2mb, {
	good: {
		'a page of usual size': {},
		'a page of more than a megabyte': { head: data(1_500_000) },
	},
	bad: {
		'a page of more than two megabytes': {
			head: data(2_200_000),
			finds: [['large', { megabytes: '2.1' }]],
		},
	},
});
