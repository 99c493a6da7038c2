/** A provider’s prices. A request is one page of results. */
export interface Price {
	readonly resultsPerRequest: number;
	/** The most pages of one search. */
	readonly mostRequests: number;
	/** Millionths of a US dollar. */
	readonly firstMicros: number;
	/** Each further page of the same search. */
	readonly nextMicros: number;
}

export interface Cost {
	readonly requests: number;
	readonly costMicros: number;
}

export const noCost: Cost = { requests: 0, costMicros: 0 };

/** The number of requests for that depth. */
export function requestsFor(depth: number, { resultsPerRequest, mostRequests }: Price): number {
	return Math.min(mostRequests, Math.max(1, Math.ceil(depth / resultsPerRequest)));
}

export function costOf(requests: number, { firstMicros, nextMicros }: Price): number {
	return requests === 0 ? 0 : firstMicros + (requests - 1) * nextMicros;
}
