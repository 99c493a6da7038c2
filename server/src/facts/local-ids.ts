/** Numbers keys in order of arrival, as short names within one batch. */
export class LocalIds<Entry> {
	readonly #numbers = new Map<string, number>();
	readonly entries: Entry[] = [];

	/** The number of the key; a new key gets a new entry. */
	of(key: string, makeEntry: () => Entry): number {
		const known = this.#numbers.get(key);
		if (known !== undefined) return known;
		const number = this.entries.push(makeEntry()) - 1;
		this.#numbers.set(key, number);
		return number;
	}
}
