import { expect, test } from 'vitest';
import { verdict } from './verdict.ts';

const green = { tally: { passed: 12, failed: 0, skipped: 0 }, leftOut: [], parts: [] };

const withoutFirefox = {
	tally: { passed: 12, failed: 0, skipped: 3 },
	leftOut: [{ name: 'Firefox', why: 'it is not installed' }],
	parts: [],
};

const reasons = ['Left out (4):', '  Firefox: it is not installed.', '  3 skipped tests.'];

test('ends with the numbers alone when everything ran', () => {
	expect(verdict(green, true)).toEqual({ lines: ['12 passed, 0 failed'], exitCode: 0 });
});

test('names what was left out and why in the lines before the last, and passes', () => {
	expect(verdict(withoutFirefox, false)).toEqual({
		lines: [...reasons, '12 passed, 0 failed'],
		exitCode: 0,
	});
});

test('counts what was left out as failed in CI', () => {
	expect(verdict(withoutFirefox, true)).toEqual({
		lines: [...reasons, '12 passed, 4 failed'],
		exitCode: 1,
	});
});

test('a run without a single test does not pass', () => {
	const none = { ...green, tally: { passed: 0, failed: 0, skipped: 0 } };
	expect(verdict(none, false).exitCode).toBe(1);
});
