import type { Trial } from '@plumbline/server/lifelike-trials';
import { welchClaims } from './welch-claims.ts';

/** Compares the days before with the days after, as if each day were independent. */
export function daysClaim({ changed, days, knownDay, madeDay }: Trial): boolean {
	const daily = (from: number) =>
		Array.from({ length: days }, (_, day) => sum(changed.map((clicks) => clicks[from + day]!)));
	return welchClaims(daily(madeDay - days), daily(knownDay));
}

/** Compares how far changed pages and all others moved, as if each page were independent. */
export function differenceClaims({ alone, changed, days, knownDay, madeDay }: Trial): boolean {
	const moves = (pages: readonly Uint32Array[]) =>
		pages.map((clicks) => {
			const clicksFrom = (day: number) => sum(clicks.subarray(day, day + days)) + 0.5;
			return Math.log(clicksFrom(knownDay) / clicksFrom(madeDay - days));
		});
	// One page has no spread of its own.
	return changed.length > 1 && welchClaims(moves(changed), moves(alone));
}

const sum = (values: ArrayLike<number>): number =>
	Array.from(values).reduce((all, one) => all + one, 0);
