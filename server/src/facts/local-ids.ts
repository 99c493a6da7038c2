/** Numbers for things by a key, in the order in which they came: short names for one batch. */
export class LocalIds<Entry> {
	readonly #numbers = new Map<string, number>();
	readonly entries: Entry[] = [];

	/** The number of the key; its entry is made when the key is new. */
	of(key: string, makeEntry: () => Entry): number {
		const known = this.#numbers.get(key);
		if (known !== undefined) return known;
		const number = this.entries.push(makeEntry()) - 1;
		this.#numbers.set(key, number);
		return number;
	}
}
