import type { Parameters } from './merge-params.ts';

/** The same text for equal parameters, whatever their order. */
export function canonicalParameters(parameters: Parameters): string {
	const sorted = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1));
	return JSON.stringify(sorted);
}
