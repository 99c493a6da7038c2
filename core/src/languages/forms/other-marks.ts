/** Which marks of a language come and go between the forms of one word. */
export interface ChangingMarks {
	/** Consonants that may lose their marks at the end of a stem: ř of “dobří”. */
	readonly consonants?: string;
	/** Vowels that keep their marks even where a form has no ending: ą, while “stół” has the plural “stoły”. */
	readonly keptVowels?: string;
}

/**
 * Whether two words with one stem have marks that no inflection explains: “šál” and “sály”, “víla”
 * and “vily”. A vowel changes its length only if one of the forms has no ending: “kráva” and “krav”.
 */
export function otherMarks({ consonants = '', keptVowels = '' }: ChangingMarks) {
	return (one: string, other: string): boolean => {
		const [first, second] = [[...one], [...other]];
		const length = commonLength(first, second);
		const areEqual = length === first.length && length === second.length;
		const hasBareForm = !areEqual && (length === first.length || length === second.length);
		for (let at = 0; at < length; at++) {
			const [a, b] = [first[at]!, second[at]!];
			if (a === b) continue;
			const mayChange = vowel.test(plain(a))
				? hasBareForm && !(keptVowels.includes(a) || keptVowels.includes(b))
				: at >= length - 1 && !areEqual && (consonants.includes(a) || consonants.includes(b));
			if (!mayChange) return true;
		}
		return false;
	};
}

const vowel = /[aeiouy]/;

export const plain = (letter: string) =>
	letter === 'đ' ? 'd' : letter === 'ł' ? 'l' : letter.normalize('NFD')[0]!;

function commonLength(one: readonly string[], other: readonly string[]): number {
	let at = 0;
	while (at < one.length && at < other.length && plain(one[at]!) === plain(other[at]!)) at++;
	return at;
}
