import {
	type Location,
	localeFor,
	type ReportedOccurrence,
	type RuleData,
	textsIn,
} from '@plumbline/core';
import { unpackData } from './packed-data.ts';

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

/** The finding of a rule on a page, as one sentence. */
export function storedHeadline(rule: RuleData, data: string, locale: string): string {
	// We packed them.
	const occurrences = (unpackData(data) as readonly StoredOccurrence[]).map(
		([, message, values]) => ({ message, values, nodes: [] }),
	);
	return textsIn(localeFor(locale)).headline(rule, occurrences);
}
