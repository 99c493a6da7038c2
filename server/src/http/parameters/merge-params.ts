import { mostNames, tooManyNames } from './too-many-names.ts';

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
