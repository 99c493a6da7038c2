import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

/** The results of waiting for these times, in the order in which they are yielded. */
async function collected<Item, Result>(
	items: readonly Item[],
	atOnce: number,
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const waiting = items.values();
	const results: Result[] = [];
	const next = () => waiting.next().value ?? null;
	for await (const [, result] of inOrder({ next, atOnce, work })) results.push(result);
	return results;
}

const afterMs = async (ms: number) => {
	await wait(ms);
	return ms;
};

test('keeps the order, whichever finishes first', async () => {
	expect(await collected([30, 1, 10], 3, afterMs)).toEqual([30, 1, 10]);
});

test('never exceeds its concurrency limit', async () => {
	let running = 0;
	let most = 0;
	await collected(Array(20).fill(1), 4, async (ms) => {
		most = Math.max(most, ++running);
		await wait(ms);
		running--;
	});
	expect(most).toBe(4);
});

test('a slow item does not delay the work on later ones', async () => {
	const { promise: isLast, resolve } = Promise.withResolvers<void>();
	const items = Array.from({ length: 50 }, (_, index) => index);
	const results = await collected(items, 2, async (item) => {
		if (item === 0) await isLast;
		if (item === 49) resolve();
		return item;
	});
	expect(results).toEqual(items);
});

test('the number of results that wait for an earlier one is bounded', async () => {
	const { promise: isReleased, resolve } = Promise.withResolvers<void>();
	let begun = 0;
	const items = Array.from({ length: 500 }, (_, index) => index);
	const all = collected(items, 4, async (item) => {
		begun++;
		if (item === 0) await isReleased;
	});
	await wait(50);
	expect(begun).toBeLessThanOrEqual(102);
	resolve();
	await all;
	expect(begun).toBe(500);
});

test('items that appear while others are yielded are worked on', async () => {
	const waiting = [3];
	const yielded: number[] = [];
	const next = () => waiting.shift() ?? null;
	for await (const [item] of inOrder({ next, atOnce: 2, work: afterMs })) {
		yielded.push(item);
		if (item > 0) waiting.push(item - 1);
	}
	expect(yielded).toEqual([3, 2, 1, 0]);
});

test('an error ends the iteration', async () => {
	const results = collected([1, 2], 2, async (item) => {
		if (item === 2) throw new Error('broken');
		return item;
	});
	await expect(results).rejects.toThrow('broken');
});

test('starts nothing more once its reader has left', async () => {
	let begun = 0;
	const next = () => 1;
	const work = async () => {
		begun++;
		await wait(5);
	};
	for await (const _result of inOrder({ next, atOnce: 2, work })) break;
	const atEnd = begun;
	await wait(20);
	expect(begun).toBe(atEnd);
});
