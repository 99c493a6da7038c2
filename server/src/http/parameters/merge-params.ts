/** Parameters by name, however they came. A repeated one is a list. */
export type Parameters = Readonly<Record<string, unknown>>;

/** Query, form, multipart and JSON are treated alike. An empty value counts as not given; the body wins over the query. */
export function mergeParams(query: Parameters, body: unknown): Parameters {
	const merged = { ...plainNames(query), ...(isRecord(body) ? plainNames(body) : {}) };
	return Object.fromEntries(Object.entries(merged).filter(([, value]) => isGiven(value)));
}

/** Pairs as a query or form has them. */
export function parametersOf(pairs: Iterable<readonly [string, unknown]>): Parameters {
	const parameters = new Map<string, unknown>();
	for (const [name, value] of pairs) {
		const before = parameters.get(name);
		parameters.set(name, before === undefined ? value : [before, value].flat());
	}
	return Object.fromEntries(parameters);
}

/** `keyword[]` and `keyword[0]`, as PHP writes lists, are `keyword`. */
function plainNames(parameters: Parameters): Parameters {
	if (!Object.keys(parameters).some((name) => name.endsWith(']'))) return parameters;
	return parametersOf(
		Object.entries(parameters).map(([name, value]) => [name.replace(/\[\d*\]$/, ''), value]),
	);
}

function isGiven(value: unknown): boolean {
	return value !== '' && value !== null && value !== undefined;
}

export function isRecord(value: unknown): value is Parameters {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
