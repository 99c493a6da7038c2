import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-bucket.ts';

const allowance = { name: 'requests', perMinute: 60, burst: 2 };

function bucketsAt() {
	const clock = { ms: 0 };
	const buckets = createTokenBuckets(() => clock.ms);
	return { clock, take: (key = 'a') => buckets.take(key, allowance) };
}

test('allows a burst, then one for each second', () => {
	const { clock, take } = bucketsAt();
	expect([take().isAllowed, take().isAllowed, take().isAllowed]).toEqual([true, true, false]);
	clock.ms = 1000;
	expect([take().isAllowed, take().isAllowed]).toEqual([true, false]);
});

test('reports how many are left and how long to wait', () => {
	const { take } = bucketsAt();
	expect(take()).toEqual({ isAllowed: true, remaining: 1, retryAfterSeconds: 0, resetSeconds: 1 });
	expect(take()).toEqual({ isAllowed: true, remaining: 0, retryAfterSeconds: 1, resetSeconds: 2 });
});

test('never accumulates more than the burst', () => {
	const { clock, take } = bucketsAt();
	take();
	clock.ms = 3_600_000;
	expect(take().remaining).toBe(1);
});

test('keys do not share a bucket', () => {
	const { take } = bucketsAt();
	take('a');
	take('a');
	expect(take('b').isAllowed).toBe(true);
});

test('a clock that is set back takes nothing away', () => {
	const { clock, take } = bucketsAt();
	clock.ms = 3_600_000;
	take();
	clock.ms = 0;
	expect(take()).toMatchObject({ isAllowed: true, remaining: 0 });
	clock.ms = 1000;
	expect(take().isAllowed).toBe(true);
});
