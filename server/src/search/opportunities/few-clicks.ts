import { claims } from '../../changes/effects/false-discoveries.ts';
import { chanceOfAtMost } from './chance-of-at-most.ts';

export interface QuerySums {
	readonly clicks: number;
	readonly impressions: number;
	/** The average over all impressions. */
	readonly position: number;
}

export interface FewClicks<Query extends QuerySums> {
	readonly query: Query;
	/**
	 * The clicks that other queries of this site get at this position for the same number of
	 * impressions.
	 */
	readonly usualClicks: number;
	/** How unlikely so few clicks are, given how much queries differ on this site. */
	readonly chance: number;
}

const lastPosition = 20;
/** With fewer other queries at a position, nobody knows what is usual there. */
const fewestOthers = 5;

/** The queries with fewer clicks than their position usually brings on this site, beyond chance. */
export function fewClicks<Query extends QuerySums>(queries: readonly Query[]): FewClicks<Query>[] {
	const places = placesOf(queries);
	const spread = spreadOf(queries, places);
	const compared = queries.flatMap((query) => {
		const usual = usualRate(query, places);
		if (usual === null) return [];
		const chance = chanceOfAtMost(query.clicks, query.impressions, usual, spread);
		return [{ query, usualClicks: usual * query.impressions, chance }];
	});
	const claimed = claims(compared.map(({ chance }) => chance));
	return compared.filter((_, index) => claimed[index]);
}

interface Place {
	readonly queries: number;
	readonly clicks: number;
	readonly impressions: number;
}

/** All queries together at each position. */
function placesOf(queries: readonly QuerySums[]): ReadonlyMap<number, Place> {
	const places = new Map<number, Place>();
	for (const query of queries) {
		const place = placeOf(query);
		if (place === null) continue;
		const known = places.get(place) ?? { queries: 0, clicks: 0, impressions: 0 };
		places.set(place, {
			queries: known.queries + 1,
			clicks: known.clicks + query.clicks,
			impressions: known.impressions + query.impressions,
		});
	}
	return places;
}

function placeOf({ position }: QuerySums): number | null {
	const place = Math.round(position);
	return place >= 1 && place <= lastPosition ? place : null;
}

/** The share of clicks that the other queries at its position get; null if there are too few. */
function usualRate(query: QuerySums, places: ReadonlyMap<number, Place>): number | null {
	const place = places.get(placeOf(query) ?? 0);
	if (place === undefined || place.queries <= fewestOthers) return null;
	const impressions = place.impressions - query.impressions;
	const clicks = place.clicks - query.clicks;
	return impressions > 0 && clicks > 0 ? clicks / impressions : null;
}

/**
 * How much the rates of queries at the same position differ, beyond chance: the correlation of a
 * beta-binomial distribution, by moments.
 */
function spreadOf(queries: readonly QuerySums[], places: ReadonlyMap<number, Place>): number {
	let [surplus, scale] = [0, 0];
	for (const query of queries) {
		const rate = usualRate(query, places);
		const { clicks, impressions } = query;
		if (rate === null || impressions < 2) continue;
		const variance = impressions * rate * (1 - rate);
		surplus += (clicks - impressions * rate) ** 2 / impressions - variance / impressions;
		scale += ((impressions - 1) * variance) / impressions;
	}
	return scale === 0 ? 0 : Math.min(0.5, Math.max(0, surplus / scale));
}
