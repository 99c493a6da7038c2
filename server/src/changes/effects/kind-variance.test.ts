import { expect, it } from 'vitest';
import { createRandom, normal } from '../../testing/simulated-clicks.ts';
import { kindVariance, overDates } from './kind-variance.ts';

/** Ten pages of each kind, with a variance of 1 within it. */
function pagesOf(kinds: number, between: number, random: () => number) {
	return Array.from({ length: kinds }, (_, kind) => {
		const shared = between * normal(random);
		return Array.from({ length: 10 }, () => ({
			kind: `${kind}`,
			surprise: shared + normal(random),
			weight: 1,
		}));
	}).flat();
}

it.each([0, 0.5, 2])('finds a deviation of %f between kinds, on average', (between) => {
	const random = createRandom(2);
	const found = Array.from({ length: 400 }, () => kindVariance(pagesOf(6, between, random), 1));
	const mean = (of: (one: (typeof found)[number]) => number) =>
		found.reduce((sum, one) => sum + of(one), 0) / found.length;
	expect(Math.abs(mean((one) => one.between) - between ** 2)).toBeLessThan(
		0.03 + 0.1 * between ** 2,
	);
	expect(mean(({ scale }) => scale)).toBeCloseTo(1, 1);
	expect(found[0]!.degreesOfFreedom).toEqual({ between: 5, within: 54 });
});

it('learns from earlier dates, but less than from the date in question', () => {
	const date = (between: number) => ({
		between,
		scale: 1,
		degreesOfFreedom: { between: 5, within: 54 },
	});
	expect(overDates([date(2)])).toEqual({ between: 2, degreesOfFreedom: 5 });
	const both = overDates([date(2), date(0)]);
	expect(both.degreesOfFreedom).toBeGreaterThan(5);
	expect(both.between).toBeGreaterThan(1);
	expect(both.between).toBeLessThan(2);
});

it('knows nothing of kinds from a single one', () => {
	const random = createRandom(3);
	const { between, degreesOfFreedom } = overDates([kindVariance(pagesOf(1, 2, random), 1)]);
	expect({ between, degreesOfFreedom }).toEqual({ between: 0, degreesOfFreedom: 0 });
});
