// Reproducible noise: each number depends only on its seed and its place.

/** A seed of 32 bits (FNV-1a). */
export function seedOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const character of text) {
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	}
	return hash >>> 0;
}

/** From 0 up to, but not including, 1; neighboring places are unrelated. */
export function chance(seed: number, place: number): number {
	let mixed = Math.imul(seed ^ Math.imul(place + 1, 0x9e3779b1), 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
	mixed ^= mixed >>> 13;
	mixed = Math.imul(mixed, 0x27d4eb2f);
	return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** From −1 to 1: a smooth curve with a new random height every `period` places. */
export function drift(seed: number, place: number, period: number): number {
	const step = Math.floor(place / period);
	const along = place / period - step;
	const ease = along * along * (3 - 2 * along);
	const [from, to] = [chance(seed, step), chance(seed, step + 1)];
	return (from + (to - from) * ease) * 2 - 1;
}

/** A whole number; the mean over many places is the amount. */
export function wholeNear(amount: number, seed: number, place: number): number {
	return Math.floor(amount + chance(seed, place));
}
