import { expect, test } from 'vitest';
import { verdict } from './verdict.ts';

const green = {
	tally: { passed: 12, failed: 0, skipped: 0 },
	leftOut: [],
	failures: [],
	parts: [],
};

const withoutFirefox = {
	tally: { passed: 12, failed: 0, skipped: 3 },
	leftOut: [{ name: 'Firefox', why: 'it is not installed' }],
	failures: [],
	parts: [],
};

const reasons = ['Left out (4):', '  Firefox: it is not installed.', '  3 skipped tests.'];

test('ends with the numbers alone when everything ran', () => {
	expect(verdict(green, true)).toEqual({ lines: ['12 passed, 0 failed'], exitCode: 0 });
});

test('lists missing parts with reasons before the last line, and passes', () => {
	expect(verdict(withoutFirefox, false)).toEqual({
		lines: [...reasons, '12 passed, 0 failed'],
		exitCode: 0,
	});
});

test('counts missing parts as failures in CI', () => {
	expect(verdict(withoutFirefox, true)).toEqual({
		lines: [...reasons, '12 passed, 4 failed'],
		exitCode: 1,
	});
});

test('names the failed tests before the last line', () => {
	const red = {
		...green,
		tally: { passed: 11, failed: 1, skipped: 0 },
		failures: ['core/src/a.test.ts: reads a title'],
	};

	expect(verdict(red, false)).toEqual({
		lines: ['Failed:', '  core/src/a.test.ts: reads a title', '11 passed, 1 failed'],
		exitCode: 1,
	});
});

test('a run without a single test does not pass', () => {
	const none = { ...green, tally: { passed: 0, failed: 0, skipped: 0 } };
	expect(verdict(none, false).exitCode).toBe(1);
});
