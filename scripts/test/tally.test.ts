import { expect, test } from 'vitest';
import { sum, withExitCode } from './tally.ts';

test('adds up the counts of several runners', () => {
	const tallies = [
		{ passed: 3, failed: 1, skipped: 0 },
		{ passed: 2, failed: 0, skipped: 4 },
	];

	expect(sum(tallies)).toEqual({ passed: 5, failed: 1, skipped: 4 });
});

test('a runner that failed without a failed test is one failure', () => {
	expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1);
	expect(withExitCode({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
	expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});
