import { expect, test } from 'vitest';
import { estimate } from './spend-report.ts';

const price = { resultsPerRequest: 10, mostRequests: 10, firstMicros: 600, nextMicros: 450 };

test('the upper limit pays for every page of each keyword; the likely cost pays for the pages up to its last rank', () => {
	const lastRanks = [1, 10, 11, 95, null, 150];
	expect(estimate({ lastRanks, depth: 100, price, beginsAnywhere: false })).toEqual({
		atMost: { requests: 60, costMicros: 6 * (600 + 9 * 450) },
		likely: { requests: 1 + 1 + 2 + 10 + 10 + 10, costMicros: 6 * 600 + 28 * 450 },
	});
});

test('a provider that can start at any page needs one page for a ranked keyword', () => {
	const lastRanks = [1, 25, null];
	const { likely } = estimate({ lastRanks, depth: 30, price, beginsAnywhere: true });
	expect(likely).toEqual({ requests: 5, costMicros: 600 + 600 + 600 + 900 });
});

test('nothing to look up costs nothing', () => {
	const nothing = { requests: 0, costMicros: 0 };
	expect(estimate({ lastRanks: [], depth: 100, price, beginsAnywhere: true })).toEqual({
		atMost: nothing,
		likely: nothing,
	});
});
