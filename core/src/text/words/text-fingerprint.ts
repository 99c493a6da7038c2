/** Shorter texts are too often similar by chance. */
const fewestCharacters = 400;
const shingleLength = 8;
const bits = 64;

/**
 * 64 bits in two numbers that differ in few places for texts that differ in few places (SimHash,
 * Charikar 2002), over runs of characters, so that scripts without spaces need no words. Null for a
 * short text.
 */
export function textFingerprint(blocks: readonly string[]): readonly [number, number] | null {
	const text = blocks.join(' ').toLowerCase().replace(/\s+/g, ' ');
	if (text.length < fewestCharacters) return null;
	const sums = new Int32Array(bits);
	for (let at = 0; at + shingleLength <= text.length; at++) addShingle(sums, text, at);
	return [packed(sums, 0), packed(sums, bits / 2)];
}

/** The number of places, out of 64, in which two fingerprints differ. */
export function fingerprintDistance(
	[low, high]: readonly [number, number],
	[otherLow, otherHigh]: readonly [number, number],
): number {
	return ones(low ^ otherLow) + ones(high ^ otherHigh);
}

function addShingle(sums: Int32Array, text: string, at: number): void {
	let low = 0x811c9dc5;
	let high = 0x9e3779b9;
	for (let index = at; index < at + shingleLength; index++) {
		const unit = text.charCodeAt(index);
		low = Math.imul(low ^ unit, 0x01000193);
		high = Math.imul(high ^ unit, 0x5bd1e995);
	}
	addBits(sums, mixed(low), 0);
	addBits(sums, mixed(high), bits / 2);
}

function addBits(sums: Int32Array, hash: number, from: number): void {
	for (let bit = 0; bit < bits / 2; bit++) sums[from + bit]! += ((hash >>> bit) & 1) * 2 - 1;
}

/** Spreads the effect of the last characters over all bits (the end of MurmurHash3). */
function mixed(hash: number): number {
	let value = hash ^ (hash >>> 16);
	value = Math.imul(value, 0x85ebca6b);
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
	return value ^ (value >>> 16);
}

function packed(sums: Int32Array, from: number): number {
	let value = 0;
	for (let bit = 0; bit < bits / 2; bit++) if (sums[from + bit]! > 0) value |= 1 << bit;
	return value >>> 0;
}

function ones(value: number): number {
	let left = value;
	let count = 0;
	for (; left !== 0; left &= left - 1) count++;
	return count;
}
