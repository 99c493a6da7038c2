import type { Day } from '../../facts/day.ts';

/** The days seen for each keyword, one bit each, so that long files need little memory. */
export class SeenDays {
	readonly #bits = new Map<number, number>();

	/** False if the pair was already in the set. */
	add(keyword: number, day: Day): boolean {
		const word = keyword * 8192 + (day >> 5);
		const bit = 1 << (day & 31);
		const bits = this.#bits.get(word) ?? 0;
		this.#bits.set(word, bits | bit);
		return (bits & bit) === 0;
	}
}
