import { expect, test } from 'vitest';
import { type AskedPart, growingRows } from './growing-rows.ts';

/** The parts that a list of `count` rows requests, and the rows that it draws meanwhile. */
async function grown(count: number, most: number, known: readonly number[] = []) {
	const asked: AskedPart[] = [];
	const all = Array.from({ length: count }, (_, index) => index);
	const load = async (part: AskedPart) => {
		asked.push(part);
		return { rows: all.slice(part.offset, part.offset + part.limit), total: count };
	};
	const drawn: (readonly [number, boolean])[] = [];
	let last: readonly number[] = [];
	for await (const { rows, isLoading } of growingRows({ known, most, load })) {
		drawn.push([rows.length, isLoading]);
		last = rows;
	}
	expect(last).toEqual(all.slice(0, last.length));
	return { asked: asked.map(({ offset, limit }) => [offset, limit]), drawn };
}

test('the first rows come alone, so that nothing delays them', async () => {
	const { asked, drawn } = await grown(2500, 5000);
	expect(asked).toEqual([
		[0, 100],
		[100, 1000],
		[1100, 1000],
		[2100, 1000],
	]);
	expect(drawn).toEqual([
		[100, true],
		[1100, true],
		[2500, false],
	]);
});

test('a short list takes one request, an empty one too', async () => {
	expect(await grown(30, 5000)).toEqual({ asked: [[0, 100]], drawn: [[30, false]] });
	expect(await grown(0, 5000)).toEqual({ asked: [[0, 100]], drawn: [[0, false]] });
});

test('the rest continues after the rows that are known', async () => {
	const known = Array.from({ length: 1100 }, (_, index) => index);
	const { asked, drawn } = await grown(2000, Number.POSITIVE_INFINITY, known);
	expect(asked).toEqual([[1100, 1000]]);
	expect(drawn).toEqual([[2000, false]]);
});

test('ignores rows removed meanwhile', async () => {
	const load = async ({ offset }: AskedPart) => ({ rows: offset === 0 ? ['rye'] : [], total: 9 });
	const states = [];
	for await (const state of growingRows({ known: [], most: 5000, load })) states.push(state);
	expect(states.at(-1)).toEqual({ rows: ['rye'], total: 1, isLoading: false });
});
