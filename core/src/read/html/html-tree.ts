import type { html, Token, TreeAdapter, TreeAdapterTypeMap } from 'parse5';

/** Shared by elements without children. Adding a child creates a new list. */
const noChildren: HtmlNode[] = [];

/** The parsed form of an HTML text: just the data for one walk, plus the offset of each start tag. */
export class HtmlElement {
	readonly name: string;
	readonly namespace: string;
	readonly attributes: Token.Attribute[];
	children = noChildren;
	parent: HtmlParent | null = null;
	content: HtmlRoot | null = null;
	/** The offset of the start tag in the source; -1 for an element that the parser implied. */
	offset = -1;

	constructor(name: string, namespace: string, attributes: Token.Attribute[]) {
		this.name = name;
		this.namespace = namespace;
		this.attributes = attributes;
	}
}

export class HtmlRoot {
	children: HtmlNode[] = [];
	mode = 'no-quirks' as html.DOCUMENT_MODE;
	doctype: string | null = null;
}

export class HtmlText {
	value: string;
	parent: HtmlParent | null = null;

	constructor(value: string) {
		this.value = value;
	}
}

export class HtmlComment {
	readonly value: string;
	parent: HtmlParent | null = null;

	constructor(value: string) {
		this.value = value;
	}
}

export type HtmlParent = HtmlElement | HtmlRoot;
export type HtmlNode = HtmlElement | HtmlText | HtmlComment;

export type HtmlTreeTypes = TreeAdapterTypeMap<
	HtmlNode | HtmlRoot,
	HtmlParent,
	HtmlNode,
	HtmlRoot,
	HtmlRoot,
	HtmlElement,
	HtmlComment,
	HtmlText,
	HtmlElement,
	never
>;

export const htmlTreeAdapter: TreeAdapter<HtmlTreeTypes> = {
	createDocument: () => new HtmlRoot(),
	createDocumentFragment: () => new HtmlRoot(),
	createElement: (name, namespace, attributes) => new HtmlElement(name, namespace, attributes),
	createCommentNode: (value) => new HtmlComment(value),
	createTextNode: (value) => new HtmlText(value),
	appendChild(parent, node) {
		node.parent = parent;
		// Most elements have one child, and a growing list reserves room for seventeen.
		if (parent.children.length === 0) parent.children = [node];
		else parent.children.push(node);
	},
	insertBefore(parent, node, reference) {
		node.parent = parent;
		parent.children.splice(parent.children.indexOf(reference), 0, node);
	},
	insertText(parent, text) {
		const last = parent.children.at(-1);
		if (last instanceof HtmlText) last.value += text;
		else htmlTreeAdapter.appendChild(parent, new HtmlText(text));
	},
	insertTextBefore(parent, text, reference) {
		const before = parent.children[parent.children.indexOf(reference) - 1];
		if (before instanceof HtmlText) before.value += text;
		else htmlTreeAdapter.insertBefore(parent, new HtmlText(text), reference);
	},
	detachNode(node) {
		if (!node.parent) return;
		node.parent.children.splice(node.parent.children.lastIndexOf(node), 1);
		node.parent = null;
	},
	adoptAttributes(recipient, attributes) {
		const known = new Set(recipient.attributes.map(({ name }) => name));
		recipient.attributes.push(...attributes.filter(({ name }) => !known.has(name)));
	},
	setTemplateContent(element, content) {
		element.content = content;
	},
	getTemplateContent: (element) => element.content ?? new HtmlRoot(),
	setDocumentType(root, name) {
		root.doctype = name;
	},
	setDocumentMode(root, mode) {
		root.mode = mode;
	},
	getDocumentMode: (root) => root.mode,
	getFirstChild: (parent) => parent.children[0] ?? null,
	getChildNodes: (parent) => parent.children,
	getParentNode: (node) => (node instanceof HtmlRoot ? null : node.parent),
	getAttrList: (element) => element.attributes,
	getTagName: (element) => element.name,
	// The parser compares this string with namespaces that it supplied itself.
	getNamespaceURI: (element) => element.namespace as html.NS,
	getTextNodeContent: (text) => text.value,
	getCommentNodeContent: (comment) => comment.value,
	getDocumentTypeNodeName: () => '',
	getDocumentTypeNodePublicId: () => '',
	getDocumentTypeNodeSystemId: () => '',
	isTextNode: (node): node is HtmlText => node instanceof HtmlText,
	isCommentNode: (node): node is HtmlComment => node instanceof HtmlComment,
	isElementNode: (node): node is HtmlElement => node instanceof HtmlElement,
	isDocumentTypeNode: (_node): _node is never => false,
	getNodeSourceCodeLocation: () => null,
	setNodeSourceCodeLocation: () => {},
	updateNodeSourceCodeLocation: () => {},
};
