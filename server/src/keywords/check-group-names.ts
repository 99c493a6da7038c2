import { invalidParameter } from '../http/problems/problem-error.ts';
import { checkKeywords } from './check-keywords.ts';

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
