/** Shorter texts are too often similar by chance. */
const fewestCharacters = 400;
const shingleLength = 8;
const bits = 64;

/**
 * 64 bits in two numbers, of which the more differ, the fewer runs of characters two texts share (one
 * bit of each MinHash, Li and König 2010, all in one pass, Li, Owen and Zhang 2012). A repeated run
 * counts once, so that a line of signs is not most of a text; scripts without spaces need no words.
 * Null for a short text.
 */
export function textFingerprint(blocks: readonly string[]): readonly [number, number] | null {
	const text = blocks.join(' ').toLowerCase().replace(/\s+/g, ' ');
	if (text.length < fewestCharacters) return null;
	const least = new Uint32Array(bits).fill(0xffff_ffff);
	for (let at = 0; at + shingleLength <= text.length; at++) addShingle(least, text, at);
	return [packed(least, 0), packed(least, bits / 2)];
}

/** The number of places, out of 64, in which two fingerprints differ. */
export function fingerprintDistance(
	[low, high]: readonly [number, number],
	[otherLow, otherHigh]: readonly [number, number],
): number {
	return ones(low ^ otherLow) + ones(high ^ otherHigh);
}

/** Keeps the least hash of each of 64 groups, into which the first bits divide all hashes. */
function addShingle(least: Uint32Array, text: string, at: number): void {
	let hash = 0x811c9dc5;
	for (let index = at; index < at + shingleLength; index++) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	}
	const value = mixed(hash) >>> 0;
	const group = value >>> 26;
	if (value < least[group]!) least[group] = value;
}

/** Spreads the effect of the last characters over all bits (the end of MurmurHash3). */
function mixed(hash: number): number {
	let value = hash ^ (hash >>> 16);
	value = Math.imul(value, 0x85ebca6b);
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
	return value ^ (value >>> 16);
}

/** The last bit of each group’s least hash. */
function packed(least: Uint32Array, from: number): number {
	let value = 0;
	for (let bit = 0; bit < bits / 2; bit++) value |= (least[from + bit]! & 1) << bit;
	return value >>> 0;
}

function ones(value: number): number {
	let left = value;
	let count = 0;
	for (; left !== 0; left &= left - 1) count++;
	return count;
}
