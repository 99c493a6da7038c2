import type { SavedWords } from './words-in.ts';

/** The words of the element that begins at `offset` of a block’s HTML. */
export function savedWords(html: string, offset: number): SavedWords {
	return {
		text: bodyOf(html.slice(offset)).firstElementChild?.textContent ?? '',
		start: bodyOf(html.slice(0, offset)).textContent?.length ?? 0,
	};
}

/** Entities are decoded, nothing is run: the document has no window. */
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
