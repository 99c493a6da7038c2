import { bodyOfHtml } from '../../post/content/body-of-html.ts';
import type { SavedWords } from './words-in.ts';

/** The words of the element that begins at `offset` of a block’s HTML. */
export function savedWords(html: string, offset: number): SavedWords {
	return {
		text: bodyOfHtml(html.slice(offset)).firstElementChild?.textContent ?? '',
		start: bodyOfHtml(html.slice(0, offset)).textContent?.length ?? 0,
	};
}
