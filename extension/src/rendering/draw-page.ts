import { type DrawnPage, fromDocument, type NodeRegistry } from '@plumbline/core';
import { readLayout } from '../page/layout/read-layout.ts';
import { composeHtml } from './compose-html.ts';

/**
 * Reads the page that a browser of the server has drawn, as the panel's script reads a page. A
 * bundle of this file runs in a world of its own, where scripts of the page have changed nothing.
 * Images and vitals are left out: that browser loads no images, and nobody visits the page.
 *
 * @returns `DrawnPage` as JSON; null if the page is longer than this many UTF-16 units.
 */
export async function drawPage(mostCharacters: number): Promise<string | null> {
	const composed = composeHtml(document, mostCharacters);
	if (composed === null) return null;
	const { html, offsets } = composed;
	const registry = offsetRegistry(offsets);
	const { layout } = await readLayout(document, { registry });
	const page = await fromDocument(document, { registry, given: { layout } });
	const unknown = { ...page.unknown, loadedImages: 'images_not_loaded' as const };
	const drawn: DrawnPage = { html, page: { ...page, unknown } };
	return JSON.stringify(drawn);
}

/**
 * Names elements by their offsets in the HTML. Others, such as those in frames or added in the
 * meantime, get negative numbers: they have no place there.
 */
function offsetRegistry(offsets: ReadonlyMap<Element, number>): NodeRegistry {
	const others = new Map<Element, number>();
	function ref(element: Element) {
		const known = offsets.get(element) ?? others.get(element);
		if (known !== undefined) return known;
		const number = -1 - others.size;
		others.set(element, number);
		return number;
	}
	return { ref, resolve: () => null, letGoneGo: () => undefined, clear: () => others.clear() };
}
