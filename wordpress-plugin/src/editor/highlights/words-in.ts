import { bodyOfHtml } from '../../post/content/body-of-html.ts';

/** Words of a block as it will be saved. */
export interface SavedWords {
	readonly text: string;
	/** Number of characters in the block before the words. */
	readonly start: number;
}

/** A part of a text, from `start` up to, but not including, `end`. */
export interface WordRange {
	readonly start: number;
	readonly end: number;
}

/**
 * Finds the words of a finding in a block as the editor shows it, which may contain more text than
 * is saved. If the finding quotes a part of them, the range of that part. Null if they are not
 * shown.
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

/** The occurrence of `part` nearest to a place; null if there is none. */
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

/** The words of the element that begins at `offset` of a block’s HTML. */
export function savedWords(html: string, offset: number): SavedWords {
	return {
		text: bodyOfHtml(html.slice(offset)).firstElementChild?.textContent ?? '',
		start: bodyOfHtml(html.slice(0, offset)).textContent?.length ?? 0,
	};
}
