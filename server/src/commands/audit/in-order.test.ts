import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
	const list: Item[] = [];
	for await (const item of items) list.push(item);
	return list;
}

test('keeps the order, whichever finishes first', async () => {
	const results = inOrder([30, 1, 10], 3, async (ms) => {
		await wait(ms);
		return ms;
	});
	expect(await collected(results)).toEqual([30, 1, 10]);
});

test('never exceeds its concurrency limit', async () => {
	let running = 0;
	let most = 0;
	const work = async () => {
		most = Math.max(most, ++running);
		await wait(1);
		running--;
	};
	await collected(inOrder(Array(20).fill(0), 4, work));
	expect(most).toBeLessThanOrEqual(4);
});

test('an error ends the iteration', async () => {
	const results = inOrder([1, 2], 2, async (item) => {
		if (item === 2) throw new Error('broken');
		return item;
	});
	await expect(collected(results)).rejects.toThrow('broken');
});
