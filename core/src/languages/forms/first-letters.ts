/**
 * Words that are also spelled with different first letters: “psicólogo” and “sicólogo”. Each gives the
 * folded word in its other spelling, in the singular and with the plural in s.
 */
export function otherFirstLetters(
	pairs: readonly (readonly [one: RegExp, other: RegExp, start: string, otherStart: string])[],
) {
	return (folded: string): readonly string[] => {
		for (const [one, other, start, otherStart] of pairs) {
			if (one.test(folded)) return bothNumbers(otherStart + folded.slice(start.length));
			if (other.test(folded)) return bothNumbers(start + folded.slice(otherStart.length));
		}
		return none;
	};
}

const none: readonly string[] = [];

const bothNumbers = (word: string) => [word, word.endsWith('s') ? word.slice(0, -1) : `${word}s`];
