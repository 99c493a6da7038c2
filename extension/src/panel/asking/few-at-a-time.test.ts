import { expect, test } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

const items = Array.from({ length: 20 }, (_, index) => index);

test('does everything, never more at once than allowed', async () => {
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

test('begins nothing more once it is ended', async () => {
	const end = new AbortController();
	const begun: number[] = [];
	await fewAtATime(items, 2, end.signal, async (item) => {
		begun.push(item);
		if (item === 3) end.abort();
		await Promise.resolve();
	});
	expect(begun.length).toBeLessThan(6);
});
