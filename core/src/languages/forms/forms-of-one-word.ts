import { fold } from '../../text/folding/fold.ts';

/**
 * For each form of a word, its other forms. Words are separated by commas, their forms by spaces. A
 * compound has the forms of its last word if that has at least `shortestInCompound` letters.
 */
export function formsOfOneWord(
	list: string,
	language: string,
	shortestInCompound = Number.POSITIVE_INFINITY,
): (folded: string) => readonly string[] {
	let others: ReadonlyMap<string, readonly string[]> | undefined;
	return (folded) => {
		others ??= othersByForm(fold(list, language));
		return others.get(folded) ?? ofCompound(folded, others, shortestInCompound);
	};
}

/** Shorter first words are mostly prefixes, or the beginning of a different word. */
const shortestStart = 3;

function ofCompound(
	folded: string,
	others: ReadonlyMap<string, readonly string[]>,
	shortest: number,
): readonly string[] {
	for (let at = shortestStart; at <= folded.length - shortest; at++) {
		const found = others.get(folded.slice(at));
		if (found) return found.map((form) => folded.slice(0, at) + form);
	}
	return none;
}

const none: readonly string[] = [];

function othersByForm(list: string): ReadonlyMap<string, readonly string[]> {
	const others = new Map<string, readonly string[]>();
	for (const word of list.split(',')) {
		const forms = word.trim().split(/\s+/);
		// “ljudi” is the plural of both “čovjek” and “čovek”.
		for (const form of forms) {
			others.set(form, [...(others.get(form) ?? []), ...forms.filter((other) => other !== form)]);
		}
	}
	return others;
}
