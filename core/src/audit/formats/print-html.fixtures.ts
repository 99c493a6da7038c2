import { type DefaultTreeAdapterMap, defaultTreeAdapter, html } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];
type Attribute = Element['attrs'][number];

/** Different ways to write the same document. */
export interface Spelling {
	/** Attributes in reverse order. */
	readonly turned?: boolean;
	/** Names of HTML tags and attributes in uppercase. */
	readonly upper?: boolean;
	/** White space between adjacent block-level tags. */
	readonly spaced?: boolean;
}

const blockLevel = new Set(
	'address article aside blockquote div dl figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p section table ul'.split(
		' ',
	),
);
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const rawTexts = new Set('iframe noembed noframes noscript script style xmp'.split(' '));

/** Writes a parsed document as HTML. */
export function printHtml(document: Node, spelling: Spelling = {}): string {
	const pieces: string[] = [];
	print(document, spelling, pieces);
	return pieces.join('');
}

function print(node: Node, spelling: Spelling, pieces: string[]): void {
	if (defaultTreeAdapter.isTextNode(node)) pieces.push(textOf(node));
	else if (defaultTreeAdapter.isCommentNode(node)) pieces.push(`<!--${node.data}-->`);
	else if (defaultTreeAdapter.isDocumentTypeNode(node)) pieces.push(doctype(node));
	else if (defaultTreeAdapter.isElementNode(node)) printElement(node, spelling, pieces);
	else printChildren(node.childNodes, spelling, pieces);
}

function printElement(element: Element, spelling: Spelling, pieces: string[]) {
	const cased = (name: string) => (spelling.upper && isHtml(element) ? name.toUpperCase() : name);
	const attributes = spelling.turned ? element.attrs.toReversed() : element.attrs;
	const name = cased(element.tagName);
	const written = attributes.map(
		(attribute) => ` ${cased(nameOf(attribute))}="${escaped(attribute.value, /[&"]/g)}"`,
	);
	pieces.push(`<${name}${written.join('')}>`);
	if (isHtml(element) && voids.has(element.tagName)) return;
	const isTemplate = 'content' in element;
	printChildren(isTemplate ? childrenOf(element) : element.childNodes, spelling, pieces);
	pieces.push(`</${name}>`);
}

const childrenOf = (element: Element) =>
	defaultTreeAdapter.getTemplateContent(element as DefaultTreeAdapterMap['template']).childNodes; // asked only where there is content

function printChildren(children: readonly Node[], spelling: Spelling, pieces: string[]) {
	let before: Node | undefined;
	for (const child of children) {
		if (spelling.spaced && before && isBlock(before) && isBlock(child)) pieces.push('\n\t ');
		print(child, spelling, pieces);
		before = child;
	}
}

const isHtml = ({ namespaceURI }: Element) => namespaceURI === html.NS.HTML;

const isBlock = (node: Node) =>
	defaultTreeAdapter.isElementNode(node) && isHtml(node) && blockLevel.has(node.tagName);

const nameOf = ({ name, prefix }: Attribute) => (prefix ? `${prefix}:${name}` : name);

function textOf(node: DefaultTreeAdapterMap['textNode']): string {
	const parent = node.parentNode;
	const isRaw =
		parent &&
		defaultTreeAdapter.isElementNode(parent) &&
		isHtml(parent) &&
		rawTexts.has(parent.tagName);
	return isRaw ? node.value : escaped(node.value, /[&<>\u00a0]/g);
}

const escaped = (text: string, what: RegExp) =>
	text.replace(what, (character) => `&#${character.charCodeAt(0)};`);

function doctype({ name, publicId, systemId }: DefaultTreeAdapterMap['documentType']): string {
	const ids = publicId || systemId ? ` PUBLIC "${publicId}" "${systemId}"` : '';
	return `<!DOCTYPE ${name}${ids}>`;
}
