import { shadowRootOf } from '../shadow-root-of.ts';
import { firstElementOf, nextElementOf } from './unshadowed.ts';

/**
 * Elements whose content is not laid out as part of the page; frames have a layout of their own.
 */
const skipped = new Set('script style template noscript svg math iframe object'.split(' '));

/**
 * Every element of the page in document order, including those in shadow roots. Iterative, so that
 * depth does not matter.
 */
export function* elementsOf(document: Document): Generator<HTMLElement> {
	const path: (Element | null)[] = [document.body];
	for (let element = path.pop(); path.length > 0 || element; element = path.pop()) {
		if (!element) continue;
		path.push(nextElementOf(element));
		if (!(element instanceof HTMLElement) || skipped.has(element.localName)) continue;
		yield element;
		path.push(firstElementOf(element), shadowRootOf(element)?.firstElementChild ?? null);
	}
}
