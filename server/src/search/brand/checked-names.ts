import { matchKey } from '../../facts/match-key.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';

const mostNames = 50;
const mostCharacters = 100;

/** The names, each once; refuses too many, and those that no query can contain. */
export function checkedNames(names: readonly string[]): readonly string[] {
	if (names.length > mostNames) {
		throw invalidParameter('names', `At most ${mostNames} names. These are ${names.length}.`);
	}
	const wrong = names.find((name) => !isName(name));
	if (wrong !== undefined) {
		throw invalidParameter(
			'names',
			`“${wrong.slice(0, mostCharacters).toWellFormed()}” is not a name. A name has 1 to ${mostCharacters} characters, one of them a letter or a digit, and no control characters.`,
		);
	}
	return [...new Map(names.map((name) => [matchKey(name), name.trim()])).values()];
}

function isName(name: string): boolean {
	if (name.length > mostCharacters || !name.isWellFormed() || /\p{Cc}/u.test(name)) return false;
	return /[\p{L}\p{N}]/u.test(matchKey(name));
}
