/**
 * A field named `matches` shadows `form.matches`, so the methods of the prototypes are called
 * instead.
 */
export const matches = (element: Element, selector: string): boolean =>
	Element.prototype.matches.call(element, selector);

export const contains = (element: Element, other: Node | null): boolean =>
	Node.prototype.contains.call(element, other);
