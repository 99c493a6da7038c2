import { parentOf } from './unshadowed.ts';

/**
 * Whether an element is inline in running text, where a link is only as tall as its line.
 * `withText` contains the elements with text of their own.
 */
export function isInText(
	element: Element,
	{ display }: Pick<CSSStyleDeclaration, 'display'>,
	withText: ReadonlySet<Element>,
): boolean {
	const parent = parentOf(element);
	return display === 'inline' && parent !== null && withText.has(parent);
}
