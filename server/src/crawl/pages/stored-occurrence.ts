import type { Location, ReportedOccurrence } from '@plumbline/core';

type Place = readonly [
	snippet: string | null,
	selector: string | null,
	line: number | null,
	column: number | null,
];

/** An occurrence without texts, which its rule has in every language. */
export type StoredOccurrence = readonly [
	id: string,
	messageKey: string,
	values: ReportedOccurrence['values'],
	places: readonly Place[],
];

/** The rest is counted. */
const mostOccurrences = 20;
const mostPlaces = 3;

export function storedOccurrences(
	occurrences: readonly ReportedOccurrence[],
): readonly StoredOccurrence[] {
	return occurrences
		.slice(0, mostOccurrences)
		.map(({ id, messageKey, nodes, values }) => [
			id,
			messageKey,
			values,
			nodes.slice(0, mostPlaces).map(placeOf),
		]);
}

const placeOf = ({ column, line, selector, snippet }: Location): Place => [
	snippet,
	selector,
	line,
	column,
];
