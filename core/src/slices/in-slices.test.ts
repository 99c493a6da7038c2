import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

test('runs every step to the end', async () => {
	let steps = 0;

	await inSlices(() => ++steps === 1000);

	expect(steps).toBe(1000);
});

test('yields between slices, and other work may abort it', async () => {
	const closed = new AbortController();
	setTimeout(() => closed.abort(new Error('The panel was closed.')));

	await expect(inSlices(() => false, closed.signal)).rejects.toThrow('The panel was closed.');
});
