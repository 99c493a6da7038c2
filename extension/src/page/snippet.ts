const mostCharacters = 160;
const voids = new Set('area base br embed hr img input link meta source track wbr'.split(' '));

/**
 * The start of an element's source on one line. It is built from the attributes, because cloning
 * the element would load its images and run the page's custom elements.
 */
export function snippetOf(element: Element): string {
	const name = element.localName;
	const attributes = [...element.attributes].map(attributeSource).join('');
	const tag = `<${name}${attributes}>`;
	if (voids.has(name)) return cut(tag);
	const text = cut(oneLine(element.textContent ?? ''));
	return cut(`${tag}${text}</${name}>`);
}

const attributeSource = ({ name, value }: Attr) =>
	value === ''
		? ` ${name}`
		: ` ${name}="${oneLine(value.slice(0, mostCharacters)).replaceAll('"', '&quot;')}"`;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const cut = (text: string) =>
	text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - 1)}…`;
