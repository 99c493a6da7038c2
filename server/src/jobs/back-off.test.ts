import { expect, test } from 'vitest';
import { backOffMs } from './back-off.ts';

test('waits twice as long after each failure, up to an hour', () => {
	const longest = [1, 2, 3, 7, 50].map((attempts) => backOffMs(attempts, () => 1));
	expect(longest).toEqual([60_000, 120_000, 240_000, 3_600_000, 3_600_000]);
});

test('is random within the upper half, so that retries do not all come at once', () => {
	expect([0, 0.5, 1].map((random) => backOffMs(2, () => random))).toEqual([
		60_000, 90_000, 120_000,
	]);
});
