import type { Trial } from '@plumbline/server/lifelike-trials';
import { localLevelClaims } from './local-level.ts';
import { welchClaims } from './welch-claims.ts';

/** The usual methods; each sees the same days. */
export const rivals = {
	'±10 %': ({ changed, days, knownDay, madeDay }: Trial): boolean => {
		const ratio = clicksIn(changed, knownDay, days) / clicksIn(changed, madeDay - days, days);
		return Math.abs(ratio - 1) >= 0.1;
	},
	/** The days before and after, as if each day were independent. */
	days: ({ changed, days, knownDay, madeDay }: Trial): boolean => {
		const daily = (from: number) =>
			Array.from({ length: days }, (_, day) => clicksIn(changed, from + day, 1));
		return welchClaims(daily(madeDay - days), daily(knownDay));
	},
	/** How far changed pages and all others moved, as if each page were independent. */
	differences: ({ alone, changed, days, knownDay, madeDay }: Trial): boolean => {
		const moves = (pages: readonly Uint32Array[]) =>
			pages.map((page) =>
				Math.log(
					(clicksIn([page], knownDay, days) + 0.5) / (clicksIn([page], madeDay - days, days) + 0.5),
				),
			);
		// One page has no spread of its own.
		return changed.length > 1 && alone.length > 1 && welchClaims(moves(changed), moves(alone));
	},
	/** Weeks of the ratio to all other pages, which goes on from its last level. */
	'local level': ({ alone, changed, days, knownDay, madeDay }: Trial): boolean => {
		if (alone.length === 0) return false;
		const week = (from: number) =>
			Math.log((clicksIn(changed, from, 7) + 0.5) / (clicksIn(alone, from, 7) + 0.5));
		const weeks = (first: number, count: number) =>
			Array.from({ length: count }, (_, at) => week(first + 7 * at));
		const before = Math.floor(madeDay / 7);
		return localLevelClaims(weeks(madeDay - 7 * before, before), weeks(knownDay, days / 7));
	},
} as const;

export type RivalName = keyof typeof rivals;

function clicksIn(pages: readonly Uint32Array[], from: number, days: number): number {
	return pages.reduce(
		(sum, clicks) => clicks.subarray(from, from + days).reduce((all, count) => all + count, sum),
		0,
	);
}
