import type { Location, ReportedOccurrence } from '@plumbline/core';

/** The nodes of a finding that share one message. */
export interface Place {
	readonly message: string;
	readonly nodes: readonly Location[];
	/** Ids of the occurrences. */
	readonly ids: readonly string[];
}

/** Groups occurrences by message, in the order of the page, and lists each node once. */
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
