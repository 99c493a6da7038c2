import { expect, test } from 'vitest';
import { chanceOfAtMost } from './chance-of-at-most.ts';

test.each([
	[0, 10, 0.3, 0.0282475],
	[3, 10, 0.3, 0.6496107],
	[40, 1000, 0.05, 0.0806366],
	[10, 10, 0.3, 1],
])('at most %d of %d at a rate of %d: %d', (successes, trials, rate, chance) => {
	expect(chanceOfAtMost(successes, trials, rate, 0)).toBeCloseTo(chance, 4);
});

test('is higher the more the rates vary', () => {
	const chances = [0, 0.01, 0.1].map((spread) => chanceOfAtMost(20, 1000, 0.05, spread));
	expect(chances).toEqual(chances.toSorted((one, other) => one - other));
	expect(chances[2]).toBeGreaterThan(0.1);
});

test('a uniform rate makes every number equally likely', () => {
	expect(chanceOfAtMost(4, 9, 0.5, 1 / 3)).toBeCloseTo(0.5, 6);
});
