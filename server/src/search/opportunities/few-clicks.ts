import { claims } from '../../changes/effects/false-discoveries.ts';
import { logGamma } from '../../changes/effects/student.ts';

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

/**
 * How often at most this many of the trials succeed, if rates vary around the usual one with this
 * correlation (beta-binomial; 0 is binomial).
 */
export function chanceOfAtMost(
	successes: number,
	trials: number,
	rate: number,
	correlation: number,
): number {
	if (successes >= trials) return 1;
	// As good as binomial, and it keeps the logarithms of the gamma function accurate.
	const total = 1 / Math.max(correlation, 1e-7) - 1;
	const [alpha, beta] = [rate * total, (1 - rate) * total];
	let logTerm =
		logGamma(beta + trials) - logGamma(beta) - logGamma(total + trials) + logGamma(total);
	let sum = Math.exp(logTerm);
	for (let count = 0; count < successes; count++) {
		const choose = (trials - count) / (count + 1);
		logTerm += Math.log((choose * (alpha + count)) / (trials - count - 1 + beta));
		sum += Math.exp(logTerm);
	}
	return Math.min(1, sum);
}

/** The clicks that the site’s queries around that position would get; null if there are none. */
export function usualClicksAt(
	position: number,
	impressions: number,
	queries: readonly QuerySums[],
): number | null {
	const near = queries.filter((query) => Math.abs(query.position - position) <= 1);
	const shown = near.reduce((sum, query) => sum + query.impressions, 0);
	if (shown === 0) return null;
	return (impressions * near.reduce((sum, query) => sum + query.clicks, 0)) / shown;
}
