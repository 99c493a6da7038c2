import type { Figures, KeywordRow } from './keyword-row.ts';

export interface Totals {
	readonly now: Figures;
	/** Null if nothing is compared. */
	readonly before: Figures | null;
	/** How many keywords are in each part of the results, best first; the last are not in them. */
	readonly places: readonly { readonly name: PlaceName; readonly count: number }[];
}

export const placeNames = ['top3', 'firstPage', 'secondPage', 'below', 'absent'] as const;

export type PlaceName = (typeof placeNames)[number];

/** The sums of keywords; positions and click rates are weighted by impressions. */
export function keywordTotals(rows: readonly KeywordRow[]): Totals {
	const counts = new Map<PlaceName, number>();
	for (const row of rows) {
		const place = placeOf(row.rank ?? row.now.position);
		counts.set(place, (counts.get(place) ?? 0) + 1);
	}
	const before = rows.flatMap(({ before }) => before ?? []);
	return {
		now: sum(rows.map(({ now }) => now)),
		before: before.length > 0 ? sum(before) : null,
		places: placeNames.map((name) => ({ name, count: counts.get(name) ?? 0 })),
	};
}

function sum(figures: readonly Figures[]): Figures {
	let [clicks, impressions, positions] = [0, 0, 0];
	for (const one of figures) {
		clicks += one.clicks;
		impressions += one.impressions;
		positions += (one.position ?? 0) * one.impressions;
	}
	const isShown = impressions > 0;
	return {
		clicks,
		impressions,
		position: isShown ? positions / impressions : null,
		ctr: isShown ? clicks / impressions : null,
	};
}

function placeOf(position: number | null): PlaceName {
	if (position === null) return 'absent';
	if (position < 3.5) return 'top3';
	if (position < 10.5) return 'firstPage';
	return position < 20.5 ? 'secondPage' : 'below';
}
