import { expect, test } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

const items = Array.from({ length: 20 }, (_, index) => index);

test('processes every item, never more at once than allowed', async () => {
	const done: number[] = [];
	let running = 0;
	let most = 0;
	await fewAtATime(items, 4, new AbortController().signal, async (item) => {
		most = Math.max(most, ++running);
		await Promise.resolve();
		running--;
		done.push(item);
	});
	expect(done).toEqual(items);
	expect(most).toBe(4);
});

test('starts no further item after it was aborted', async () => {
	const end = new AbortController();
	const begun: number[] = [];
	await fewAtATime(items, 2, end.signal, async (item) => {
		begun.push(item);
		if (item === 3) end.abort();
		await Promise.resolve();
	});
	expect(begun.length).toBeLessThan(6);
});
