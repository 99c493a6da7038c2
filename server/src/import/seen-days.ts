import type { Day } from '../days/day.ts';

/** Which days were seen of which keyword: a bit each, so that long files need little room. */
export class SeenDays {
	readonly #bits = new Map<number, number>();

	/** False when the pair was there already. */
	add(keyword: number, day: Day): boolean {
		const word = keyword * 8192 + (day >> 5);
		const bit = 1 << (day & 31);
		const bits = this.#bits.get(word) ?? 0;
		this.#bits.set(word, bits | bit);
		return (bits & bit) === 0;
	}
}
