import type { Parameters } from './merge-params.ts';

/**
 * A comma list may be repeated in a query or a form: `groups=a,b&groups=c` is one list of three. With
 * brackets, `groups[]=a, b`, each is one item as it stands.
 */
export function joinLists(parameters: Parameters, lists: ReadonlySet<string>): Parameters {
	if (lists.size === 0) return parameters;
	const entries = Object.entries(parameters).map(([name, value]) => {
		if (lists.has(name) && isTexts(value)) return [name, value.join('\n')];
		const isItem = lists.has(name.replace(/\[\d*\]$/, '')) && !lists.has(name);
		return [name, isItem ? [value].flat() : value];
	});
	return Object.fromEntries(entries);
}

function isTexts(value: unknown): value is readonly string[] {
	return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
