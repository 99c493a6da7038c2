import { checkKeywords } from '../../keywords/check-keywords.ts';

/** Gives the keywords of a file small numbers; checks each spelling once. */
export class KeywordNumbers {
	readonly #byText = new Map<string, number | string>();
	readonly #byMatchKey = new Map<string, number>();

	get count(): number {
		return this.#byMatchKey.size;
	}

	/** Why the text is not a keyword; null if it is one. */
	fault(text: string): string | null {
		const known = this.#look(text);
		return typeof known === 'string' ? known : null;
	}

	numberOf(text: string): number {
		const known = this.#look(text);
		if (typeof known === 'number') return known;
		throw new Error(`“${text}” is not a keyword: ${known}`);
	}

	#look(text: string): number | string {
		const known = this.#byText.get(text);
		if (known !== undefined) return known;
		const looked = this.#newText(text);
		// A substring would keep the whole part of the file that it was cut from in memory.
		this.#byText.set(Buffer.from(text, 'utf16le').toString('utf16le'), looked);
		return looked;
	}

	#newText(text: string): number | string {
		const { wanted, rejected } = checkKeywords([text]);
		const [keyword] = wanted;
		if (keyword === undefined) return rejected[0]?.reason ?? 'It is empty.';
		const key = Buffer.from(keyword.matchKey, 'utf16le').toString('utf16le');
		const number = this.#byMatchKey.get(key) ?? this.#byMatchKey.size;
		this.#byMatchKey.set(key, number);
		return number;
	}
}
