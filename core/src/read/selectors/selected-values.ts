import { htmlParser } from '#html-parser';
import { atOnce } from '../../slices/steps.ts';
import { HtmlElement, type HtmlParent, HtmlText } from '../html/html-tree.ts';
import type { AttributeTest, Selector, SelectorPart } from './parse-selector.ts';

interface Limits {
	readonly values: number;
	/** Of each value. */
	readonly characters: number;
}

/** Finds elements of one HTML text, which is parsed once. */
export function createSelection(html: string) {
	const elements = elementsIn(atOnce(htmlParser().parseDocument(html)).root);
	/** Texts of the elements that a selector finds, or values of one of their attributes; in order. */
	return (selector: Selector, attribute: string | null, most: Limits): readonly string[] => {
		const found = new Set(selector.flatMap((parts) => [...selected(elements, parts)]));
		const values: string[] = [];
		for (const each of elements) {
			if (values.length === most.values) break;
			if (!found.has(each)) continue;
			const value =
				attribute === null ? textOf(each, most.characters) : attributeOf(each, attribute);
			if (value !== null) values.push(value.replace(/\s+/g, ' ').trim().slice(0, most.characters));
		}
		return values;
	};
}

/** In the order of the document. */
function elementsIn(root: HtmlParent): readonly HtmlElement[] {
	const found: HtmlElement[] = [];
	const open: HtmlParent[] = [root];
	for (let parent = open.pop(); parent; parent = open.pop()) {
		if (parent instanceof HtmlElement) found.push(parent);
		for (let at = parent.children.length - 1; at >= 0; at--) {
			const child = parent.children[at];
			if (child instanceof HtmlElement) open.push(child);
		}
	}
	return found;
}

/** Part by part, each in one pass over the elements: no selector takes longer than its length times theirs. */
function selected(
	elements: readonly HtmlElement[],
	parts: readonly SelectorPart[],
): ReadonlySet<HtmlElement> {
	let found: ReadonlySet<HtmlElement> | null = null;
	for (const part of parts) {
		const candidates: readonly HtmlElement[] =
			found === null ? elements : related(elements, found, part.relation);
		found = new Set(candidates.filter((each) => fits(each, part)));
	}
	return found ?? new Set();
}

function related(
	elements: readonly HtmlElement[],
	before: ReadonlySet<HtmlElement>,
	relation: SelectorPart['relation'],
): readonly HtmlElement[] {
	const below = new Set<HtmlParent>();
	const last = new Map<HtmlParent | null, { readonly isNext: boolean }>();
	return elements.filter((each) => {
		const { parent } = each;
		if (relation === '>') return parent instanceof HtmlElement && before.has(parent);
		if (relation === ' ') {
			const isBelow = parent instanceof HtmlElement && (before.has(parent) || below.has(parent));
			if (isBelow) below.add(each);
			return isBelow;
		}
		const earlier = last.get(parent)?.isNext ?? false;
		const isFound = before.has(each);
		last.set(parent, { isNext: isFound || (relation === '~' && earlier) });
		return earlier;
	});
}

const fits = (element: HtmlElement, { attributes, name }: SelectorPart) =>
	(name === null || element.name.toLowerCase() === name) &&
	attributes.every((test) => passes(attributeOf(element, test.name), test));

function passes(own: string | null, { ignoresCase, operator, value: wanted }: AttributeTest) {
	if (own === null) return false;
	const [text, value] = ignoresCase ? [own.toLowerCase(), wanted.toLowerCase()] : [own, wanted];
	if (operator === '') return true;
	if (operator === '=') return text === value;
	if (operator === '|=') return text === value || text.startsWith(`${value}-`);
	if (value === '') return false;
	if (operator === '^=') return text.startsWith(value);
	if (operator === '$=') return text.endsWith(value);
	if (operator === '*=') return text.includes(value);
	return text.split(/\s+/).includes(value);
}

const attributeOf = ({ attributes }: HtmlElement, wanted: string) =>
	attributes.find(({ name }) => name === wanted)?.value ?? null;

/** Elements inside that people do not read. */
const unread = new Set(['script', 'style', 'noscript', 'template']);

/** No more than is kept: a selector may find every element around a long text. */
function textOf(element: HtmlElement, most: number): string {
	let text = '';
	const open: HtmlParent['children'] = [element];
	for (let node = open.pop(); node && text.length < most * 2; node = open.pop()) {
		if (node instanceof HtmlText) text += node.value;
		else if (node instanceof HtmlElement && (node === element || !unread.has(node.name))) {
			for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at]!);
		}
	}
	return text;
}
