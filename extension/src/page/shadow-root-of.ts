import { browser } from 'wxt/browser';
import { isOwnNode } from './highlight/overlay.ts';

/** Firefox has this property for extensions instead of `browser.dom`. */
interface InFirefox extends HTMLElement {
	readonly openOrClosedShadowRoot?: ShadowRoot | null;
}

/**
 * Search engines flatten closed shadow roots like open ones. Closed roots of plain elements are left
 * out: other extensions keep their controls there.
 */
export const shadowRootOf = (element: Element): ShadowRoot | null =>
	element.shadowRoot ?? (isCustom(element) && !isOwnNode(element) ? closedRootOf(element) : null);

/** A field may replace the name of its form. */
const isCustom = (element: Element): element is HTMLElement =>
	element instanceof HTMLElement && /-/.test(element.localName);

const closedRootOf = (element: InFirefox) =>
	element.openOrClosedShadowRoot ?? browser.dom?.openOrClosedShadowRoot(element) ?? null;
