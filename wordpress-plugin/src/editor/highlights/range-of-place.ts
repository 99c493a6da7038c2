import type { BlockPlace } from '../../audit/place.ts';
import { blockElement } from '../../post/canvas/canvas.ts';
import { canvasText } from './canvas-text.ts';
import { savedWords, wordsIn } from './words-in.ts';

/** The range of a place's words in the canvas; null if the editor does not show them. */
export function rangeOfPlace(
	{ clientId, offset, named }: BlockPlace,
	htmls: ReadonlyMap<string, string>,
): Range | null {
	const block = blockElement(clientId);
	if (!block) return null;
	const shown = canvasText(block);
	const words = wordsIn(shown.text, savedWords(htmls.get(clientId) ?? '', offset), named);
	return words && shown.rangeOf(words);
}
