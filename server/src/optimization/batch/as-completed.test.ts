import { expect, test } from 'vitest';
import { asCompleted } from './as-completed.ts';

/** Items that record when they are taken, and work that finishes on request. */
function workshop(count: number) {
	const taken: number[] = [];
	const state = { isClosed: false };
	const finish = new Map<number, () => void>();
	async function* items() {
		try {
			for (let item = 0; item < count; item++) {
				taken.push(item);
				yield item;
			}
		} finally {
			state.isClosed = true;
		}
	}
	const work = (item: number) =>
		new Promise<number>((resolve) => finish.set(item, () => resolve(item)));
	return { taken, state, finish, results: asCompleted(items(), { most: 2, work }) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('yields results as they finish, and takes no more than it has room for', async () => {
	const { taken, finish, results } = workshop(4);
	const first = results.next();
	await settled();
	expect(taken).toEqual([0, 1]);
	finish.get(1)?.();
	expect(await first).toEqual({ done: false, value: 1 });
	await settled();
	// Nobody has requested the next result, so nothing more is taken.
	expect(taken).toEqual([0, 1]);
	const second = results.next();
	await settled();
	expect(taken).toEqual([0, 1, 2]);
	finish.get(2)?.();
	expect(await second).toEqual({ done: false, value: 2 });
});

test('ends when everything is read and done', async () => {
	const { finish, results } = workshop(1);
	const first = results.next();
	await settled();
	finish.get(0)?.();
	await first;
	expect(await results.next()).toEqual({ done: true, value: undefined });
});

test('a source that fails after the consumer left does no harm', async () => {
	async function* items() {
		yield 1;
		await settled();
		throw new Error('gone');
	}
	const results = asCompleted(items(), { most: 2, work: async (item) => item });
	expect(await results.next()).toEqual({ done: false, value: 1 });
	await results.return(undefined);
	await settled();
	await settled();
});

test('closes its source when the consumer leaves', async () => {
	const { finish, results, state } = workshop(3);
	const first = results.next();
	await settled();
	finish.get(0)?.();
	await first;
	await results.return(undefined);
	expect(state.isClosed).toBe(true);
});
