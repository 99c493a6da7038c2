/**
 * Numbers each spelling in order of first use. A hash over the units avoids a string for every word
 * of a text.
 */
export interface Spellings {
	/** The number of the spelling, or −1 − the number given to a new one. */
	find(text: string, start: number, end: number): number;
}

export function createSpellings(): Spellings {
	const spellings: string[] = [];
	// Most texts are never searched.
	let slots = noSlots;

	function grow(): void {
		slots = new Int32Array(Math.max(fewestSlots, slots.length * 2)).fill(empty);
		for (const [number, spelling] of spellings.entries()) {
			let slot = hash(spelling, 0, spelling.length) & (slots.length - 1);
			while (slots[slot] !== empty) slot = (slot + 1) & (slots.length - 1);
			slots[slot] = number;
		}
	}

	return {
		find(text, start, end) {
			if (spellings.length * 2 >= slots.length) grow();
			const mask = slots.length - 1;
			let slot = hash(text, start, end) & mask;
			while (slots[slot] !== empty) {
				const number = slots[slot]!;
				if (isSame(spellings[number]!, text, start, end)) return number;
				slot = (slot + 1) & mask;
			}
			const added = spellings.push(text.slice(start, end)) - 1;
			slots[slot] = added;
			return -1 - added;
		},
	};
}

const fewestSlots = 256;
const noSlots = new Int32Array(0);
const empty = -1;

/** Different in each process, so that nobody can craft words that all collide. */
const seed = Math.floor(Math.random() * 2 ** 32);

/** FNV-1a plus the end of MurmurHash3, which spreads differences in the last letters. */
function hash(text: string, start: number, end: number): number {
	let value = seed ^ (end - start);
	for (let at = start; at < end; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
	value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
	return value ^ (value >>> 16);
}

function isSame(spelling: string, text: string, start: number, end: number): boolean {
	if (spelling.length !== end - start) return false;
	for (let at = 0; at < spelling.length; at++) {
		if (spelling.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
	}
	return true;
}
