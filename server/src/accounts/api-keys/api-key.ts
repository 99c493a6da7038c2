import { hash, randomBytes } from 'node:crypto';
import { type Scope, scopes } from '@plumbline/core/api';

const prefix = 'plb_';

/** 32 random bytes after a prefix that lets scanners find leaked keys. */
export function newApiKey(): string {
	return prefix + randomBytes(32).toString('base64url');
}

/** Plain SHA-256 is enough: nobody can guess 256 random bits. */
export function hashApiKey(apiKey: string): string {
	return hash('sha256', apiKey);
}

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
