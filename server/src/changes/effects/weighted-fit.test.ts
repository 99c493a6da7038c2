import { expect, it } from 'vitest';
import { weightedFit } from './weighted-fit.ts';

it('finds the line that weighted points are on', () => {
	const rows = [0, 1, 2, 3].map((x) => [1, x]);
	const fit = weightedFit(rows, [1, 3, 5, 7], [1, 2, 3, 4]);
	expect(fit.predict([1, 10])).toBeCloseTo(21, 9);
});

it('is as uncertain at the center as the sum of the weights says', () => {
	const fit = weightedFit(
		[-1, 0, 1].map((x) => [1, x]),
		[0, 0, 0],
		[2, 2, 2],
	);
	expect(fit.leverage([1, 0])).toBeCloseTo(1 / 6, 9);
	expect(fit.leverage([1, 1])).toBeCloseTo(1 / 6 + 1 / 4, 9);
});

it('ignores a column that repeats a different one', () => {
	const rows = [0, 1, 2, 3].map((x) => [1, x, 2 * x, 0]);
	expect(weightedFit(rows, [1, 3, 5, 7], [1, 1, 1, 1]).predict([1, 4, 8, 0])).toBeCloseTo(9, 9);
});
