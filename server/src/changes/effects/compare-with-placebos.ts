import type { Observation } from './observation.ts';
import { type PageSurprises, pageSurprises } from './page-surprises.ts';
import { chanceBeyond, distanceWithin } from './student.ts';

/** The change of changed pages beyond that of pages left alone. */
export interface Comparison {
	readonly effect: number;
	/** From the changed pages themselves: it shrinks with their number. */
	readonly ownVariance: number;
	/** From the pages left alone, which are finite in number and shared by all comparisons. */
	readonly poolVariance: number;
	/** Half the width of the range that covers the truth in nine of ten cases. */
	readonly margin: number;
	/** How often pages left alone stray at least as far by chance. */
	readonly chance: number;
	/** Variance of a single changed page of the usual size. */
	readonly pageVariance: number;
}

const coverage = 0.9;

export function compareWithPlacebos(
	changed: readonly Observation[],
	alone: readonly Observation[],
): Comparison {
	const surprises = pageSurprises(alone);
	const weights = weightsOf(changed, surprises);
	const effect = weightedSum(changed.map(surprises.surprise), weights);
	const ownVariance = weightedSum(
		changed.map(surprises.variance),
		weights.map((weight) => weight ** 2),
	);
	const rows = changed.map(surprises.row);
	const meanRow = rows[0]!.map((_, column) =>
		weightedSum(
			rows.map((row) => row[column]!),
			weights,
		),
	);
	const poolVariance = surprises.modelVariance(meanRow);
	const error = Math.sqrt(ownVariance + poolVariance);
	const yardstick =
		changed.length === 1 ? placeboYardstick(surprises) : studentYardstick(surprises);
	return {
		effect,
		ownVariance,
		poolVariance,
		margin: yardstick.within(coverage) * error,
		chance: yardstick.beyond(Math.abs(effect) / error),
		pageVariance: ownVariance * changed.length,
	};
}

/** The most exact pages count most. */
function weightsOf(
	changed: readonly Observation[],
	{ variance }: PageSurprises,
): readonly number[] {
	const exactness = changed.map((page) => 1 / variance(page));
	const total = exactness.reduce((sum, value) => sum + value, 0);
	return exactness.map((value) => value / total);
}

interface Yardstick {
	/** The distance, in standard errors, within which this share lies by chance. */
	within(share: number): number;
	/** The share that lies at least this far away by chance. */
	beyond(distance: number): number;
}

/** A mean of several pages is close to Student’s distribution, whatever that of one page. */
const studentYardstick = ({ degreesOfFreedom }: PageSurprises): Yardstick => ({
	within: (share) => distanceWithin(share, degreesOfFreedom),
	beyond: (distance) => chanceBeyond(distance, degreesOfFreedom),
});

/** One page has as heavy tails as its peers: it is compared with each of them. */
function placeboYardstick({ degreesOfFreedom, placebos }: PageSurprises): Yardstick {
	const distances = Float64Array.from(placebos, Math.abs).sort();
	const farthest = distances.at(-1)!;
	return {
		within: (share) => quantile(distances, share),
		beyond: (distance) => {
			const share = (1 + countFrom(distances, distance)) / (distances.length + 1);
			if (distance <= farthest) return share;
			// Beyond every placebo, the tail goes on as Student’s does.
			const shrink =
				chanceBeyond(distance, degreesOfFreedom) / chanceBeyond(farthest, degreesOfFreedom);
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

const weightedSum = (values: readonly number[], weights: readonly number[]): number =>
	values.reduce((sum, value, index) => sum + value * weights[index]!, 0);
