import { expect, test } from 'vitest';
import { verdict } from './verdict.ts';

const green = { passed: 12, failed: 0, skipped: 0 };

test('ends with the numbers alone when everything ran', () => {
	expect(verdict(green, [], true)).toEqual({ lines: ['12 passed, 0 failed'], exitCode: 0 });
});

test('names what was left out in the line before the last, and passes', () => {
	expect(verdict({ ...green, skipped: 3 }, ['Firefox'], false)).toEqual({
		lines: ['Left out (4): Firefox, 3 skipped tests.', '12 passed, 0 failed'],
		exitCode: 0,
	});
});

test('counts what was left out as failed in CI', () => {
	expect(verdict({ ...green, skipped: 3 }, ['Firefox'], true)).toEqual({
		lines: ['Left out (4): Firefox, 3 skipped tests.', '12 passed, 4 failed'],
		exitCode: 1,
	});
});

test('a run without a single test does not pass', () => {
	expect(verdict({ passed: 0, failed: 0, skipped: 0 }, [], false).exitCode).toBe(1);
});
