/** Elements without an end tag. */
const voidNames =
	/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|basefont|bgsound|frame|keygen)$/;
/** Their text is not escaped. */
const rawNames = /^(?:script|style|xmp|iframe|noembed|noframes|noscript|plaintext)$/;

interface Level {
	readonly nodes: Iterator<unknown>;
	readonly end: string;
	readonly isRaw: boolean;
}

export interface ComposedHtml {
	readonly html: string;
	/** The offset of each start tag in the HTML, in UTF-16 units. */
	readonly offsets: ReadonlyMap<Element, number>;
}

/**
 * The document as people see it, as HTML: open shadow roots with their slotted content in place of
 * their hosts' children. Null if it is longer than this many UTF-16 units. The content of frames is
 * left out, because HTML has no place for it.
 */
export function composeHtml(document: Document, mostCharacters: number): ComposedHtml | null {
	const offsets = new Map<Element, number>();
	const parts: string[] = [];
	let length = 0;
	const write = (text: string) => {
		parts.push(text);
		length += text.length;
	};

	function open(element: Element): Level | null {
		offsets.set(element, length);
		const name = localName(element);
		const isHtml = namespaceUri(element) === 'http://www.w3.org/1999/xhtml';
		const written = Array.from(
			attributes(element),
			(attribute) => ` ${attribute.name}="${quoted(attribute.value)}"`,
		);
		write(`<${name}${written.join('')}>`);
		if (isHtml && voidNames.test(name)) return null;
		// The parser drops a line break at the beginning of these.
		if (/^(?:pre|textarea|listing)$/.test(name)) write('\n');
		return {
			nodes: children(element, isHtml),
			end: `</${name}>`,
			isRaw: isHtml && rawNames.test(name),
		};
	}

	write(doctypeOf(document));
	const path: Level[] = [{ nodes: [document.documentElement].values(), end: '', isRaw: false }];
	for (let level = path.at(-1); level; level = path.at(-1)) {
		if (length > mostCharacters) return null;
		const { done, value: node } = level.nodes.next();
		if (done) {
			write(level.end);
			path.pop();
		} else if (nodeType(node) === Node.TEXT_NODE) {
			const text = nodeValue(node) ?? '';
			write(level.isRaw ? text : escaped(text));
		} else if (nodeType(node) === Node.ELEMENT_NODE) {
			const inner = open(node as Element); // its type says so
			if (inner) path.push(inner);
		}
	}
	return { html: parts.join(''), offsets };
}

function doctypeOf({ doctype }: Document): string {
	if (!doctype) return '';
	const { name, publicId, systemId } = doctype;
	const ids = publicId ? ` PUBLIC "${publicId}"` : systemId ? ' SYSTEM' : '';
	return `<!DOCTYPE ${name}${ids}${systemId ? ` "${systemId}"` : ''}>`;
}

function children(element: Element, isHtml: boolean): Iterator<unknown> {
	if (!isHtml) return siblings(element);
	const root = shadowRoot(element);
	if (root) return siblings(root);
	if (localName(element) !== 'slot') return siblings(element);
	const assigned = HTMLSlotElement.prototype.assignedNodes.call(element);
	return assigned.length > 0 ? assigned.values() : siblings(element);
}

function* siblings(parent: unknown): Generator<unknown> {
	for (let node = firstChild(parent); node; node = nextSibling(node)) yield node;
}

const escaped = (text: string) =>
	text
		.replaceAll('&', '&amp;')
		.replaceAll('\u00A0', '&nbsp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;');
const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;');

/** Reads a property as its type defines it: a form field hides that of its form with its name. */
function getter<Type extends object, Name extends keyof Type>(
	type: { readonly prototype: Type },
	name: Name,
): (node: unknown) => Type[Name] {
	const get = Object.getOwnPropertyDescriptor(type.prototype, name)?.get;
	return (node) => get?.call(node);
}
const firstChild = getter(Node, 'firstChild');
const nextSibling = getter(Node, 'nextSibling');
const nodeType = getter(Node, 'nodeType');
const nodeValue = getter(Node, 'nodeValue');
const localName = getter(Element, 'localName');
const namespaceUri = getter(Element, 'namespaceURI');
const attributes = getter(Element, 'attributes');
const shadowRoot = getter(Element, 'shadowRoot');
