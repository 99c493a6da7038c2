import { type Parameters, plainName } from './merge-params.ts';

/**
 * Joins repeated comma-separated lists of a query or form: `groups=a,b&groups=c` is one list of
 * three. With brackets, as in `groups[]=a, b`, each value is one item, even with a comma.
 */
export function joinLists(parameters: Parameters, lists: ReadonlySet<string>): Parameters {
	if (lists.size === 0) return parameters;
	const entries = Object.entries(parameters).map(([name, value]) => {
		if (lists.has(name) && isTexts(value)) return [name, value.join('\n')];
		const isItem = lists.has(plainName(name)) && !lists.has(name);
		return [name, isItem ? [value].flat() : value];
	});
	return Object.fromEntries(entries);
}

function isTexts(value: unknown): value is readonly string[] {
	return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
