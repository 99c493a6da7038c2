import type { Location, ReportedOccurrence } from '@plumbline/core';

/** Where a finding is: the nodes of which the same is to be said. */
export interface Place {
	readonly message: string;
	readonly nodes: readonly Location[];
	/** Ids of the occurrences. */
	readonly ids: readonly string[];
}

/** Says a message once for all the nodes it is true of, in the order of the page, and each node once. */
export function placesOf(occurrences: readonly ReportedOccurrence[]): readonly Place[] {
	const byMessage = Map.groupBy(occurrences, ({ message }) => message);
	return [...byMessage].map(([message, same]) => ({
		message,
		nodes: once(same.flatMap(({ nodes }) => nodes)),
		ids: same.map(({ id }) => id),
	}));
}

const once = (nodes: readonly Location[]) => [
	...new Map(nodes.map((location) => [location.node, location])).values(),
];
