import { attributeOf, matches } from './unshadowed.ts';

// Checking the name first spares most elements the selector.
const targetNames = new Set(['a', 'button', 'select', 'textarea', 'summary', 'input']);
const targetSelector =
	'a[href],button,select,textarea,summary,input:not([type=hidden]),[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],[role=menuitem]';

/** Whether people tap or click an element. */
export const isTapTarget = (element: Element): boolean =>
	(targetNames.has(element.localName) || attributeOf(element, 'role') !== null) &&
	matches(element, targetSelector);
