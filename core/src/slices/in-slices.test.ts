import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

test('takes every step up to the last', async () => {
	let steps = 0;

	await inSlices(() => ++steps === 1000);

	expect(steps).toBe(1000);
});

test('lets others work in between, who may end it', async () => {
	const closed = new AbortController();
	setTimeout(() => closed.abort(new Error('The panel was closed.')));

	await expect(inSlices(() => false, closed.signal)).rejects.toThrow('The panel was closed.');
});
