/**
 * The document as people see it, as HTML: open shadow roots with their slotted content in place of
 * their hosts' children. Null if it is longer. Runs in the page, so it refers to nothing outside
 * itself; properties are read by the getters of their types, because form fields hide those of
 * their form.
 */
export function composedHtml(mostCharacters: number): string | null {
	const getter = (type: { readonly prototype: object }, name: string) => {
		const get = Object.getOwnPropertyDescriptor(type.prototype, name)?.get;
		return (node: unknown) => get?.call(node);
	};
	const firstChild = getter(Node, 'firstChild');
	const nextSibling = getter(Node, 'nextSibling');
	const nodeType = getter(Node, 'nodeType');
	const nodeValue = getter(Node, 'nodeValue');
	const localName = getter(Element, 'localName');
	const namespaceUri = getter(Element, 'namespaceURI');
	const attributes = getter(Element, 'attributes');
	const shadowRoot = getter(Element, 'shadowRoot');
	const void_ =
		/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|basefont|bgsound|frame|keygen)$/;
	const raw = /^(?:script|style|xmp|iframe|noembed|noframes|noscript|plaintext)$/;
	const escaped = (text: string) =>
		text
			.replaceAll('&', '&amp;')
			.replaceAll('\u00A0', '&nbsp;')
			.replaceAll('<', '&lt;')
			.replaceAll('>', '&gt;');
	const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;');

	const siblings = function* (parent: unknown): Generator<unknown> {
		for (let node = firstChild(parent); node; node = nextSibling(node)) yield node;
	};
	const children = (element: Element, isHtml: boolean): Iterator<unknown> => {
		if (!isHtml) return siblings(element);
		const root = shadowRoot(element);
		if (root) return siblings(root);
		if (localName(element) !== 'slot') return siblings(element);
		const assigned = HTMLSlotElement.prototype.assignedNodes.call(element);
		return assigned.length > 0 ? assigned.values() : siblings(element);
	};

	const parts: string[] = [];
	let length = 0;
	const write = (text: string) => {
		parts.push(text);
		length += text.length;
	};
	const { doctype } = document;
	if (doctype) {
		const { name, publicId, systemId } = doctype;
		const ids = publicId ? ` PUBLIC "${publicId}"` : systemId ? ' SYSTEM' : '';
		write(`<!DOCTYPE ${name}${ids}${systemId ? ` "${systemId}"` : ''}>`);
	}
	const path: {
		readonly nodes: Iterator<unknown>;
		readonly end: string;
		readonly isRaw: boolean;
	}[] = [{ nodes: [document.documentElement].values(), end: '', isRaw: false }];
	for (let level = path.at(-1); level; level = path.at(-1)) {
		const { done, value: node } = level.nodes.next();
		if (length > mostCharacters) return null;
		if (done) {
			write(level.end);
			path.pop();
		} else if (nodeType(node) === 3) {
			const text: string = nodeValue(node);
			write(level.isRaw ? text : escaped(text));
		} else if (nodeType(node) === 1) {
			// The type of the node says that it is an element.
			const element = node as Element;
			const name: string = localName(element);
			const isHtml = namespaceUri(element) === 'http://www.w3.org/1999/xhtml';
			const list: NamedNodeMap = attributes(element);
			const written = Array.from(
				list,
				(attribute) => ` ${attribute.name}="${quoted(attribute.value)}"`,
			);
			write(`<${name}${written.join('')}>`);
			if (isHtml && void_.test(name)) continue;
			// The parser drops a line break at the beginning of these.
			if (/^(?:pre|textarea|listing)$/.test(name)) write('\n');
			path.push({
				nodes: children(element, isHtml),
				end: `</${name}>`,
				isRaw: isHtml && raw.test(name),
			});
		}
	}
	return parts.join('');
}
