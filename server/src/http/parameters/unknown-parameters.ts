import type { Parameters } from './merge-params.ts';

/** Names the given parameters that the endpoint does not have, in a header of its answer. */
export const unknownParametersHeader = 'X-Unknown-Parameters';

const mostShown = 20;
const longestName = 64;

/** The value of the header; null if all parameters are known. Names are percent-encoded. */
export function unknownParameters(given: Parameters, known: ReadonlySet<string>): string | null {
	const unknown = Object.keys(given).filter((name) => !known.has(name));
	if (unknown.length === 0) return null;
	return unknown.slice(0, mostShown).map(headerName).join(', ');
}

/** Half of a surrogate pair cannot be encoded. */
const headerName = (name: string) => encodeURIComponent(name.slice(0, longestName).toWellFormed());
