/** A form takes the name of a field for its own: `form.matches` is the field named so, if it has one. */
export const matches = (element: Element, selector: string): boolean =>
	Element.prototype.matches.call(element, selector);

export const contains = (element: Element, other: Node | null): boolean =>
	Node.prototype.contains.call(element, other);
