import type { Observation } from './observation.ts';

/** What the pages left alone show of their kind. */
export interface KindMean {
	readonly weight: number;
	/** Of the outcome and of the past, as `valuesOf` gives them. */
	readonly mean: readonly number[];
	/** The share of the kind’s deviation that is its own, and not that of its pages. */
	readonly trust: number;
}

export function kindMeans(
	pages: readonly Observation[],
	valuesOf: (page: Observation) => readonly number[],
	weightOf: (page: Observation) => number,
	between: number,
): ReadonlyMap<string, KindMean> {
	const sums = new Map<string, { weight: number; readonly sum: Float64Array }>();
	for (const page of pages) {
		const values = valuesOf(page);
		const weight = weightOf(page);
		const kind = sums.get(page.kind) ?? { weight: 0, sum: new Float64Array(values.length) };
		kind.weight += weight;
		for (const [column, value] of values.entries()) kind.sum[column]! += weight * value;
		sums.set(page.kind, kind);
	}
	return new Map(
		[...sums].map(([kind, { sum, weight }]) => [
			kind,
			{
				weight,
				mean: Array.from(sum, (value) => value / weight),
				trust: (between * weight) / (1 + between * weight),
			},
		]),
	);
}
