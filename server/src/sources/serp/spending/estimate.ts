import { type Cost, costOf, type Price, requestsFor } from '../providers/price.ts';

export interface Estimate {
	/** If no keyword is found within the depth. */
	readonly atMost: Cost;
	/** If each keyword is found on the page where it was last found. */
	readonly likely: Cost;
}

interface Work {
	/** The last rank of each keyword; null if it was not found, or is new. */
	readonly lastRanks: readonly (number | null)[];
	readonly depth: number;
	readonly price: Price;
	/** A provider that can start at any page needs one page for a keyword that stays where it was. */
	readonly beginsAnywhere: boolean;
}

/** The cost of one check of these keywords. */
export function estimate({ lastRanks, depth, price, beginsAnywhere }: Work): Estimate {
	const most = requestsFor(depth, price);
	const likelyOf = (rank: number | null) => {
		if (rank === null || rank > depth) return most;
		return beginsAnywhere ? 1 : requestsFor(rank, price);
	};
	return {
		atMost: total(
			lastRanks.map(() => most),
			price,
		),
		likely: total(lastRanks.map(likelyOf), price),
	};
}

function total(requests: readonly number[], price: Price): Cost {
	return {
		requests: requests.reduce((sum, each) => sum + each, 0),
		costMicros: requests.reduce((sum, each) => sum + costOf(each, price), 0),
	};
}
