import { expect, test } from 'vitest';
import { boxesAround } from './boxes.ts';

const box = { left: 10, top: 20, width: 100, height: 30 };

test('leaves a little room around each line of an element', () => {
	expect(boxesAround([box, { ...box, top: 50 }])).toEqual([
		{ left: 7, top: 17, width: 106, height: 36 },
		{ left: 7, top: 47, width: 106, height: 36 },
	]);
});

test('draws no box around an empty rectangle', () => {
	expect(boxesAround([{ ...box, width: 0, height: 0 }])).toEqual([]);
});
