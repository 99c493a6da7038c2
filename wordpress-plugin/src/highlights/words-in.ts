/** Words of a block as it will be saved. */
export interface SavedWords {
	readonly text: string;
	/** How much text of the block stands before them. */
	readonly start: number;
}

/** A part of a text, from `start` up to but not with `end`. */
export interface WordRange {
	readonly start: number;
	readonly end: number;
}

/**
 * Where the words of a finding stand in a block as the editor shows it, which may say more than
 * what is saved. Of the words the part that the finding itself names; null where they are not shown.
 */
export function wordsIn(
	shown: string,
	{ text, start }: SavedWords,
	named: readonly string[],
): WordRange | null {
	const words = text.trim();
	if (words === '') return null;
	const at = nearest(shown, words, start + text.indexOf(words));
	if (at === null) return null;
	const part = longest(named.filter((name) => name.trim() !== '' && words.includes(name)));
	const from = at + (part === null ? 0 : words.indexOf(part));
	return { start: from, end: from + (part ?? words).length };
}

/** Where a part stands that is nearest to a place; null where it is nowhere. */
function nearest(text: string, part: string, place: number): number | null {
	const before = text.lastIndexOf(part, place);
	const after = text.indexOf(part, place);
	if (before === -1) return after === -1 ? null : after;
	return after === -1 || place - before <= after - place ? before : after;
}

const longest = (texts: readonly string[]): string | null =>
	texts.reduce<string | null>(
		(best, text) => (best === null || text.length > best.length ? text : best),
		null,
	);
