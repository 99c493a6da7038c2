import type { SearchFigures } from '@plumbline/core/api';

export interface SearchSums {
	readonly clicks: number;
	readonly impressions: number;
	readonly positionSum: number;
}

export const noSums: SearchSums = { clicks: 0, impressions: 0, positionSum: 0 };

export function figuresOf({ clicks, impressions, positionSum }: SearchSums): SearchFigures {
	return {
		clicks,
		impressions,
		ctr: impressions === 0 ? 0 : rounded(clicks / impressions, 6),
		average_position: positionSum === 0 ? null : rounded(positionSum / impressions, 2),
	};
}

export function added(one: SearchSums, other: SearchSums): SearchSums {
	return {
		clicks: one.clicks + other.clicks,
		impressions: one.impressions + other.impressions,
		positionSum: one.positionSum + other.positionSum,
	};
}

/** The engines may add in different orders, which shows only in the last digits. */
export function rounded(value: number, digits: number): number {
	return Number(value.toFixed(digits));
}
