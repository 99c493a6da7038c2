import type { Visitor } from '../walk/visitor.ts';
import { countFramed } from './count-framed.ts';
import { type FormProperties, formProperties, isForm } from './form-properties.ts';
import type { CollectOptions } from './from-document.ts';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';
const elementNode = 1;
const textNode = 3;

interface Level {
	/** The next node on this level; lists of slotted nodes are walked by index instead. */
	next: Node | null;
	readonly assigned: readonly Node[] | null;
	index: number;
}

/**
 * A walk over a live document as people see it: shadow roots with their slotted content. `step`
 * visits a number of nodes and returns whether the walk is over, so that a long page can be read in
 * slices. `onRoot` is called for each shadow root that is entered. Frames are pages of their own, as
 * for search engines: their content is counted apart in `framed`.
 */
export function walkDocument(
	document: Document,
	visitor: Visitor<Element>,
	{ onRoot, shadowRootOf = openRoot }: Pick<CollectOptions, 'onRoot' | 'shadowRootOf'>,
) {
	const forms = formProperties(document.documentElement);
	const framed = { frames: 0, headings: 0, images: 0, links: 0 };
	const path: Level[] = [level(document.documentElement, null, true)];

	function step(nodes: number): boolean {
		for (let count = 0; count < nodes; count++) {
			const current = path.at(-1);
			if (!current) return true;
			const node = take(current, forms);
			if (!node) {
				path.pop();
				if (path.length > 0) visitor.leave();
			} else if (node.nodeType === textNode) {
				visitor.text(node.nodeValue ?? '');
			} else if (isElement(node)) {
				enter(node);
			}
		}
		return path.length === 0;
	}

	function enter(element: Element) {
		if (isForm(element)) {
			if (visitor.enter(element, 'form', true)) path.push(insideForm(element));
			return;
		}
		const isHtml = element.namespaceURI === htmlNamespace;
		if (visitor.enter(element, element.localName, isHtml))
			path.push(isHtml ? inside(element) : level(element.firstChild, null));
		if (element.localName === 'iframe') countFramed(element, framed);
	}

	function insideForm(form: Element): Level {
		return level(forms.of(form, 'childNodes')[0] ?? null, null);
	}

	function inside(element: Element): Level {
		const root = shadowRootOf(element);
		if (root) {
			onRoot?.(root);
			return level(root.firstChild, null);
		}
		const { localName } = element;
		if (localName === 'slot') return slotted(element);
		return level(localName === 'iframe' ? null : element.firstChild, null);
	}

	return { framed, step };
}

const openRoot = ({ shadowRoot }: Element) => shadowRoot;

/**
 * Checks the node type, because `instanceof` fails across frames. In a form, a field named
 * `nodeType` replaces that property, which is then not a number.
 */
const isElement = (node: Node): node is Element =>
	node.nodeType === elementNode || typeof node.nodeType !== 'number';

function level(next: Node | null, assigned: readonly Node[] | null, isSingle = false): Level {
	return isSingle && next
		? { next: null, assigned: [next], index: 0 }
		: { next, assigned, index: 0 };
}

function take(level: Level, forms: FormProperties): Node | null {
	if (level.assigned) return level.assigned[level.index++] ?? null;
	const { next } = level;
	level.next = next && siblingAfter(next, forms);
	return next;
}

function siblingAfter(node: Node, forms: FormProperties): Node | null {
	const element = node as Element; // only elements have a local name
	return isForm(element) ? forms.of(element, 'nextSibling') : node.nextSibling;
}

function slotted(element: Element): Level {
	// The caller knows from its local name that it is a slot.
	const assigned = (element as HTMLSlotElement).assignedNodes?.() ?? [];
	return assigned.length > 0 ? level(null, assigned) : level(element.firstChild, null);
}
