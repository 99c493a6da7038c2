import type { Figure } from './observation.ts';

/** A query of a page that appeared both before and after a change. */
export interface SharedQuery {
	readonly before: QuerySums;
	readonly after: QuerySums;
}

export interface QuerySums {
	readonly clicks: number;
	readonly impressions: number;
	/** Position × impressions. */
	readonly positionSum: number;
}

/** The share of impressions that lead to a click, at the positions 1, 2, 3 …, on this site. */
export type ClickCurve = Float64Array;

const lastPosition = 20;
/** Few expected clicks say little about how appealing a result is. */
const pseudoClicks = 5;

/** From the pages left alone, before the change. A lower position never has a higher share. */
export function clickCurve(queries: readonly SharedQuery[]): ClickCurve {
	const clicks = new Float64Array(lastPosition);
	const impressions = new Float64Array(lastPosition);
	for (const { before } of queries) {
		const place = placeOf(before);
		clicks[place]! += before.clicks;
		impressions[place]! += before.impressions;
	}
	const curve = new Float64Array(lastPosition);
	let above = 1;
	for (const [place, shown] of impressions.entries()) {
		// A hundred impressions at the share of the position above keep thin positions in line.
		above = Math.min(above, (clicks[place]! + 100 * above * 0.8) / (shown + 100));
		curve[place] = above;
	}
	return curve;
}

/** Clicks against those that the positions alone would bring; null without shared queries. */
export function observeClicksAtPosition(
	queries: readonly SharedQuery[],
	curve: ClickCurve,
): Figure | null {
	if (queries.length === 0) return null;
	const before = appeal(
		queries.map((query) => query.before),
		curve,
	);
	const after = appeal(
		queries.map((query) => query.after),
		curve,
	);
	return { outcome: after.ratio, history: [before.ratio], events: before.expected + 1 };
}

function appeal(sums: readonly QuerySums[], curve: ClickCurve) {
	let [clicks, expected] = [0, 0];
	for (const query of sums) {
		clicks += query.clicks;
		expected += query.impressions * curve[placeOf(query)]!;
	}
	return { ratio: Math.log((clicks + pseudoClicks) / (expected + pseudoClicks)), expected };
}

function placeOf({ impressions, positionSum }: QuerySums): number {
	const position = impressions === 0 ? lastPosition : Math.round(positionSum / impressions);
	return Math.min(Math.max(position, 1), lastPosition) - 1;
}
