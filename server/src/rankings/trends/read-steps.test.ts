import { expect, test } from 'vitest';
import { groupTrend, keywordTrend } from './read-steps.ts';

test.each([
	[null, [null, null, null], ['-', '-', '-']],
	['', [null, null, null], ['-', '-', '-']],
	['2:7,0:12', [12, null, 7], ['r', '-', 'r']],
	['0:-1,1:-2,2:1', [null, null, 1], ['u', 'e', 'r']],
])('the steps %j of a keyword have the ranks %j', (steps, ranks, statuses) => {
	expect(keywordTrend(steps, 3)).toEqual({ ranks, statuses });
});

test.each([
	[null, [null, null], ['-', '-'], [0, 0]],
	// Half a place rounds up.
	['0:13/2/0,1:0/0/3', [7, null], ['r', 'u'], [2, 0]],
	['1:0/0/0', [null, null], ['-', 'e'], [0, 0]],
])('the steps %j of a group are %j', (steps, ranks, statuses, rankedCounts) => {
	expect(groupTrend(steps, 2)).toEqual({ ranks, statuses, rankedCounts });
});
