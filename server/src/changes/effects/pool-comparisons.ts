import type { Comparison } from './compare-with-placebos.ts';
import { chanceBeyond, distanceWithin } from './student.ts';

/** Freedom of the pooled range: batches have at least 20 comparable pages each. */
const mostFreedom = 18;

/**
 * The joint result of several batches, such as all changes that resolved one rule. Batches may share
 * the pages left alone, so that part of their errors counts as if it were the same in all.
 */
export function poolComparisons(comparisons: readonly Comparison[]): Comparison {
	const precisions = comparisons.map(
		({ ownVariance, poolVariance }) => 1 / (ownVariance + poolVariance),
	);
	const total = precisions.reduce((sum, precision) => sum + precision, 0);
	const sum = (term: (comparison: Comparison, weight: number) => number) =>
		comparisons.reduce(
			(value, comparison, index) => value + term(comparison, precisions[index]! / total),
			0,
		);
	const effect = sum((comparison, weight) => weight * comparison.effect);
	const ownVariance = sum((comparison, weight) => weight ** 2 * comparison.ownVariance);
	const poolVariance =
		sum((comparison, weight) => weight * Math.sqrt(comparison.poolVariance)) ** 2;
	const error = Math.sqrt(ownVariance + poolVariance);
	const degreesOfFreedom = Math.min(
		mostFreedom,
		...comparisons.map((comparison) => comparison.degreesOfFreedom),
	);
	return {
		effect,
		ownVariance,
		poolVariance,
		kindVariance: sum((comparison, weight) => weight * Math.sqrt(comparison.kindVariance)) ** 2,
		degreesOfFreedom,
		margin: distanceWithin(0.9, degreesOfFreedom) * error,
		chance: chanceBeyond(Math.abs(effect) / error, degreesOfFreedom),
		pageVariance: sum((comparison, weight) => weight * comparison.pageVariance),
		earlierChances: [],
	};
}
