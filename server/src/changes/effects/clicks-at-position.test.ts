import { expect, it } from 'vitest';
import { clickCurve, observeClicksAtPosition } from './clicks-at-position.ts';

const sums = (clicks: number, impressions: number, position: number) => ({
	clicks,
	impressions,
	positionSum: position * impressions,
});

/** Many queries at positions 2 and 6, where 20 % and 5 % of people click. */
const curve = clickCurve([
	{ before: sums(2000, 10_000, 2), after: sums(0, 0, 0) },
	{ before: sums(500, 10_000, 6), after: sums(0, 0, 0) },
]);

it('does not mistake a better position for a more appealing result', () => {
	const risen = observeClicksAtPosition(
		[{ before: sums(50, 1000, 6), after: sums(200, 1000, 2) }],
		curve,
	);
	expect(risen!.outcome - risen!.history[0]!).toBeCloseTo(0, 1);
});

it('sees more clicks at the same position', () => {
	const better = observeClicksAtPosition(
		[{ before: sums(50, 1000, 6), after: sums(75, 1000, 6) }],
		curve,
	);
	expect(Math.exp(better!.outcome - better!.history[0]!)).toBeCloseTo(1.45, 1);
});

it('expects no more clicks at a lower position', () => {
	for (const [place, share] of curve.entries()) {
		expect(share).toBeLessThanOrEqual(curve[place - 1] ?? 1);
	}
});

it('says nothing without queries that appeared in both windows', () => {
	expect(observeClicksAtPosition([], curve)).toBeNull();
});
