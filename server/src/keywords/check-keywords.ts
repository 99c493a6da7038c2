import { matchKey } from '../facts/match-key.ts';
import { invalidParameter } from '../http/problems/problem-error.ts';

const mostGroups = 100;

/** Removes duplicates. Names follow the rules of keywords, because they appear in the same lists. */
export function checkGroupNames(names: readonly string[]): string[] {
	if (names.length > mostGroups) {
		const message = `The call has ${names.length} groups; the limit is ${mostGroups}.`;
		throw invalidParameter('groups', message);
	}
	const { wanted, rejected } = checkKeywords(names);
	const [wrong] = rejected;
	if (wrong) throw invalidParameter('groups', `“${wrong.keyword}”: ${wrong.reason}`);
	return wanted.map(({ text }) => text);
}

export interface WantedKeyword {
	/** As typed. */
	readonly text: string;
	readonly matchKey: string;
}

export interface RejectedKeyword {
	readonly keyword: string;
	readonly reason: string;
}

export interface CheckedKeywords {
	/** In the order of the list, without duplicates. */
	readonly wanted: readonly WantedKeyword[];
	readonly rejected: readonly RejectedKeyword[];
}

export const mostKeywords = 1000;
const longestKeyword = 200;

/** Separates the valid keywords of a list from the invalid ones, with the reason for each. */
export function checkKeywords(items: readonly string[]): CheckedKeywords {
	const wanted = new Map<string, WantedKeyword>();
	const rejected: RejectedKeyword[] = [];
	for (const item of items) {
		const text = item.trim();
		// Folding a text that is already too long is not worth the time.
		const key = lengthFault(text) === null ? matchKey(text) : text;
		const reason = fault({ text, matchKey: key });
		if (reason !== null) rejected.push({ keyword: shortened(item), reason });
		else if (!wanted.has(key)) wanted.set(key, { text, matchKey: key });
	}
	return { wanted: [...wanted.values()], rejected };
}

function fault({ text, matchKey }: WantedKeyword): string | null {
	if (!text.isWellFormed()) return 'It contains half of a character. Send it as UTF-8.';
	if (/\p{Cc}/u.test(text)) return 'It contains a control character, such as a tab. Remove it.';
	if (matchKey === '') return 'It contains no visible characters.';
	// The folded form can be longer: one character may fold to a phrase.
	return lengthFault(text) ?? lengthFault(matchKey);
}

function lengthFault(text: string): string | null {
	const { length } = [...text];
	if (length <= longestKeyword) return null;
	return `It is ${length} characters long; the limit is ${longestKeyword}.`;
}

function shortened(text: string): string {
	const characters = [...text.toWellFormed()];
	return characters.length <= 100 ? characters.join('') : `${characters.slice(0, 99).join('')}…`;
}
