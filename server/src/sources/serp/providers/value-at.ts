import { numberOf, textOf } from '../../json-values.ts';

/** What stands at a path like `data.results[0].items`; undefined when there is nothing. */
export function valueAt(json: unknown, path: string): unknown {
	return path
		.split(/[.[\]]+/)
		.filter((step) => step !== '')
		.reduce<unknown>(memberOf, json);
}

function memberOf(value: unknown, name: string): unknown {
	if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
	// It has the member; of which type that is, is for the caller to find out.
	return (value as Readonly<Record<string, unknown>>)[name];
}

export function textAt(json: unknown, path: string): string {
	return textOf(valueAt(json, path));
}

/** Null when no number stands there. */
export function numberAt(json: unknown, path: string): number | null {
	const value = valueAt(json, path);
	const isNumber = value === 0 || value === '0' || numberOf(value) !== 0;
	return isNumber ? numberOf(value) : null;
}

/** Null when there is no list. */
export function listAt(json: unknown, path: string): readonly unknown[] | null {
	const value = valueAt(json, path);
	return Array.isArray(value) ? value : null;
}
