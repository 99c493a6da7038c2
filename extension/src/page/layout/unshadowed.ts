/**
 * A field named `matches` shadows `form.matches`, so the methods and getters of the prototypes are
 * used instead.
 */
export const matches = (element: Element, selector: string): boolean =>
	Element.prototype.matches.call(element, selector);

export const contains = (element: Element, other: Node | null): boolean =>
	Node.prototype.contains.call(element, other);

export const attributeOf = (element: Element, name: string): string | null =>
	Element.prototype.getAttribute.call(element, name);

export const boxOf = (element: Element): DOMRect =>
	Element.prototype.getBoundingClientRect.call(element);

export const isVisible = (element: Element): boolean =>
	Element.prototype.checkVisibility.call(element, { visibilityProperty: true });

export const closest = (element: Element, selector: string): Element | null =>
	Element.prototype.closest.call(element, selector);

export const parentOf = (element: Element): Element | null => read(element, 'parentElement');

export const parentNodeOf = (element: Element): Node | null => read(element, 'parentNode');

export const slotOf = (element: Element): Element | null => read(element, 'assignedSlot');

export const firstNodeOf = (element: Element): Node | null => read(element, 'firstChild');

export const nextNodeOf = (node: Node): Node | null => read(node, 'nextSibling');

export const textOf = (element: Element): string => read(element, 'textContent') ?? '';

export const firstElementOf = (element: Element): Element | null =>
	read(element, 'firstElementChild');

export const nextElementOf = (element: Element): Element | null =>
	read(element, 'nextElementSibling');

/** `Reflect.get` calls the prototype's getter for a form; other elements cannot have fields. */
const read = <Kind extends Node, Name extends keyof Kind>(node: Kind, name: Name): Kind[Name] =>
	node instanceof HTMLFormElement ? Reflect.get(HTMLElement.prototype, name, node) : node[name];
