import type { PageSurprises } from './page-surprises.ts';
import { chanceBeyond, distanceWithin } from './student.ts';

/** How far is far. */
export interface Yardstick {
	/** The distance, in standard errors, within which this share lies by chance. */
	within(share: number): number;
	/** The share that lies at least this far away by chance. */
	beyond(distance: number): number;
}

/** A mean of several pages is close to Student’s distribution, whatever that of one page. */
export const studentYardstick = (degreesOfFreedom: number): Yardstick => ({
	within: (share) => distanceWithin(share, degreesOfFreedom),
	beyond: (distance) => chanceBeyond(distance, degreesOfFreedom),
});

/** One page has as heavy tails as its peers: it is compared with each of them. */
export function placeboYardstick(
	{ degreesOfFreedom: { within }, placebos }: PageSurprises,
	freedom: number,
): Yardstick {
	// Where little is known about its kind, the tails are heavier still.
	const stretch = distanceWithin(0.96, freedom) / distanceWithin(0.96, within);
	const distances = Float64Array.from(placebos, (t) => Math.abs(t) * stretch).sort();
	const farthest = distances.at(-1)!;
	return {
		within: (share) => quantile(distances, share),
		beyond: (distance) => {
			const share = (1 + countFrom(distances, distance)) / (distances.length + 1);
			if (distance <= farthest) return share;
			// Beyond every placebo, the tail goes on as Student’s does.
			const shrink = chanceBeyond(distance, freedom) / chanceBeyond(farthest, freedom);
			return share * shrink;
		},
	};
}

/** Counts the value to come as one of the sorted ones: the share of n + 1. */
function quantile(sorted: Float64Array, share: number): number {
	const place = share * (sorted.length + 1) - 1;
	const below = Math.min(Math.floor(place), sorted.length - 1);
	const above = Math.min(below + 1, sorted.length - 1);
	return sorted[below]! + (sorted[above]! - sorted[below]!) * (place - below);
}

function countFrom(sorted: Float64Array, least: number): number {
	let low = 0;
	let high = sorted.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (sorted[middle]! < least) low = middle + 1;
		else high = middle;
	}
	return sorted.length - low;
}
