/** What stands at a path like `data.results[0].items`; undefined when there is nothing. */
export function valueAt(json: unknown, path: string): unknown {
	return path
		.split(/[.[\]]+/)
		.filter((step) => step !== '')
		.reduce<unknown>((value, step) => memberOf(value, step), json);
}

function memberOf(value: unknown, name: string): unknown {
	if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
	// An object that has the member; of which type is what the caller finds out.
	return (value as Record<string, unknown>)[name];
}

export function textAt(json: unknown, path: string): string {
	const value = valueAt(json, path);
	return typeof value === 'string' ? value : '';
}

export function numberAt(json: unknown, path: string): number | null {
	const value = valueAt(json, path);
	return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Null when there is no list. */
export function listAt(json: unknown, path: string): readonly unknown[] | null {
	const value = valueAt(json, path);
	return Array.isArray(value) ? value : null;
}
