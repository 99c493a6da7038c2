import type { Parameters } from './merge-params.ts';

/** One text for parameters that mean the same, whatever order they came in. */
export function canonicalParameters(parameters: Parameters): string {
	const sorted = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1));
	return JSON.stringify(sorted);
}
