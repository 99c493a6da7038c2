import type { Endpoint, ParsedInputOf } from '@plumbline/core/api';
import { ProblemError } from '../problems/problem-error.ts';

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

/** Far more than any endpoint has. Each name costs time before anybody knows whether it means something. */
export const mostNames = 200;

export function tooManyNames(): ProblemError {
	const detail = `The request has more than ${mostNames} different parameters.`;
	return new ProblemError('body_too_large', detail);
}

/** Parameters by name, from any part of the request. A repeated one is an array. */
export type Parameters = Readonly<Record<string, unknown>>;

/**
 * Treats query, form, multipart and JSON alike. An empty value counts as missing; the body takes
 * precedence over the query.
 */
export function mergeParams(query: Parameters, body: unknown): Parameters {
	const merged = { ...plainNames(query), ...(isRecord(body) ? plainNames(body) : {}) };
	if (Object.keys(merged).length > mostNames) throw tooManyNames();
	return Object.fromEntries(Object.entries(merged).filter(([, value]) => isGiven(value)));
}

/** Parameters from the pairs of a query or form. */
export function parametersOf(pairs: Iterable<readonly [string, unknown]>): Parameters {
	const parameters = new Map<string, unknown[]>();
	for (const [name, value] of pairs) {
		const values = parameters.get(name);
		if (values) values.push(value);
		else parameters.set(name, [value]);
	}
	return Object.fromEntries(
		[...parameters].map(([name, values]) => [
			name,
			values.length === 1 ? values[0] : values.flat(),
		]),
	);
}

/** Renames `keyword[]` and `keyword[0]`, as PHP writes lists, to `keyword`. */
function plainNames(parameters: Parameters): Parameters {
	if (!Object.keys(parameters).some((name) => name.endsWith(']'))) return parameters;
	return parametersOf(Object.entries(parameters).map(([name, value]) => [plainName(name), value]));
}

export function plainName(name: string): string {
	return name.replace(/\[\d*\]$/, '');
}

function isGiven(value: unknown): boolean {
	return value !== '' && value !== null && value !== undefined;
}

export function isRecord(value: unknown): value is Parameters {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same text for equal parameters, whatever their order. */
export function canonicalParameters(parameters: Parameters): string {
	const sorted = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1));
	return JSON.stringify(sorted);
}

/** The endpoint’s input; throws a problem that names each wrong parameter and what it expects. */
export function parseInput<E extends Endpoint>(
	endpoint: E,
	parameters: Parameters,
): ParsedInputOf<E> {
	const result = endpoint.input.safeParse(parameters);
	// safeParse loses the schema's type, because the schema is generic.
	if (result.success) return result.data as ParsedInputOf<E>;
	const errors = result.error.issues.map(({ path: [name = ''], message }) => ({
		parameter: String(name),
		message: name === '' || String(name) in parameters ? message : `Missing. ${message}`,
	}));
	const detail = errors.map(({ parameter, message }) => `${parameter}: ${message}`).join(' ');
	throw new ProblemError('invalid_parameter', detail, { errors });
}
