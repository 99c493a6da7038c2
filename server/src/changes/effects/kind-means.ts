/** Pages left alone, by their places, as the model sees them. */
export interface ModelledPages {
	readonly kinds: readonly string[];
	readonly rows: readonly (readonly number[])[];
	readonly outcomes: readonly number[];
	readonly weights: readonly number[];
}

/** The mean of the pages of a kind that were left alone. */
export interface KindMean {
	readonly row: ArrayLike<number>;
	readonly outcome: number;
	/** The share of the kind’s deviation that is its own, and not that of its pages. */
	readonly trust: number;
}

export function kindMeans(
	{ kinds, outcomes, rows, weights }: ModelledPages,
	between: number,
): ReadonlyMap<string, KindMean> {
	const sums = new Map<string, { weight: number; outcome: number; readonly row: Float64Array }>();
	for (const [index, row] of rows.entries()) {
		const weight = weights[index]!;
		const kind = kinds[index]!;
		const sum = sums.get(kind) ?? { weight: 0, outcome: 0, row: new Float64Array(row.length) };
		sum.weight += weight;
		sum.outcome += weight * outcomes[index]!;
		for (let column = 0; column < row.length; column++) sum.row[column]! += weight * row[column]!;
		sums.set(kind, sum);
	}
	return new Map(
		[...sums].map(([kind, { outcome, row, weight }]) => [
			kind,
			{
				row: row.map((value) => value / weight),
				outcome: outcome / weight,
				trust: (between * weight) / (1 + between * weight),
			},
		]),
	);
}
