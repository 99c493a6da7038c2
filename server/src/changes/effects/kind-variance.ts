/** How far kinds stray from each other beyond what their pages explain. */
export interface KindVariance {
	/** Below 0 where kinds differ less than their pages would make them. */
	readonly between: number;
	/** Of a page within its kind, for a noise of 1. */
	readonly scale: number;
	readonly degreesOfFreedom: { readonly between: number; readonly within: number };
}

export interface PageOfKind {
	readonly kind: string;
	readonly surprise: number;
	readonly weight: number;
}

/** By the moments of a weighted one-way analysis of variance; `terms`: those of the model. */
export function kindVariance(pages: readonly PageOfKind[], terms: number): KindVariance {
	const kinds = [...Map.groupBy(pages, ({ kind }) => kind).values()].map(momentsOf);
	const total = sum(kinds, ({ weight }) => weight);
	const mean = sum(kinds, (kind) => kind.weight * kind.mean) / total;
	const within = Math.max(pages.length - kinds.length - terms + 1, 1);
	const scale = sum(kinds, ({ squares }) => squares) / within;
	const squares = sum(kinds, (kind) => kind.weight * (kind.mean - mean) ** 2);
	const effective = total ** 2 / sum(kinds, ({ weight }) => weight ** 2);
	const excess = squares - scale * (kinds.length - 1);
	return {
		between: kinds.length === 1 ? 0 : excess / (total - total / effective),
		scale,
		degreesOfFreedom: { between: effective - 1, within },
	};
}

/** Freedom of an earlier date, for one of the date in question: kinds stray more at some dates. */
const worthOfEarlier = 0.3;

/** The variance between kinds that several dates show together; the first counts most. */
export function overDates(dates: readonly KindVariance[]): {
	readonly between: number;
	readonly degreesOfFreedom: number;
} {
	const freedom = dates.map(
		({ degreesOfFreedom: { between } }, date) => between * (date === 0 ? 1 : worthOfEarlier),
	);
	const total = sum(freedom, (one) => one);
	const between = sum(dates, (date, index) => date.between * freedom[index]!) / total;
	// A site of one kind has nothing to compare.
	return { between: total > 0 ? Math.max(between, 0) : 0, degreesOfFreedom: total };
}

function momentsOf(pages: readonly PageOfKind[]) {
	const weight = sum(pages, (page) => page.weight);
	const mean = sum(pages, (page) => page.weight * page.surprise) / weight;
	const squares = sum(pages, (page) => page.weight * (page.surprise - mean) ** 2);
	return { weight, mean, squares };
}

function sum<T>(values: readonly T[], of: (value: T, index: number) => number): number {
	return values.reduce((all, value, index) => all + of(value, index), 0);
}
