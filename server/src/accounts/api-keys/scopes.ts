import { type Scope, scopes } from '@plumbline/core/api';

export function isScope(text: string): text is Scope {
	return scopes.some((scope) => scope === text);
}

/** Parses a comma-separated list; throws with the first unknown name. */
export function parseScopes(list: string): readonly Scope[] {
	const names = list.split(',').map((name) => name.trim());
	const unknown = names.find((name) => !isScope(name));
	if (unknown !== undefined) {
		throw new RangeError(`“${unknown}” is not a scope. Scopes are ${scopes.join(', ')}.`);
	}
	return names.filter(isScope);
}
