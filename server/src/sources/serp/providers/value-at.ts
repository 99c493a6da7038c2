import { numberOf, textOf } from '../../json-values.ts';

/** The value at a path like `data.results[0].items`; undefined if there is none. */
export function valueAt(json: unknown, path: string): unknown {
	return path
		.split(/[.[\]]+/)
		.filter((step) => step !== '')
		.reduce<unknown>(memberOf, json);
}

function memberOf(value: unknown, name: string): unknown {
	if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
	// The member exists; the caller checks its type.
	return (value as Readonly<Record<string, unknown>>)[name];
}

export function textAt(json: unknown, path: string): string {
	return textOf(valueAt(json, path));
}

/** Null if there is no number. */
export function numberAt(json: unknown, path: string): number | null {
	const value = valueAt(json, path);
	const isNumber = value === 0 || value === '0' || numberOf(value) !== 0;
	return isNumber ? numberOf(value) : null;
}

/** Null if there is no list. */
export function listAt(json: unknown, path: string): readonly unknown[] | null {
	const value = valueAt(json, path);
	return Array.isArray(value) ? value : null;
}
