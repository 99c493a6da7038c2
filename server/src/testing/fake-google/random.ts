/** A number from 0 to 1, always the same for the same words and numbers. */
export function seeded(...parts: readonly (string | number)[]): number {
	let hash = 2166136261;
	for (const character of parts.join('|')) {
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
	}
	hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
	hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
	return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
