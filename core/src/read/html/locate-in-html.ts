import { detachedText } from '../../facts/detached-text.ts';
import { HtmlElement, type HtmlNode, type HtmlParent, type HtmlRoot } from './html-tree.ts';

const snippetLength = 160;

export interface Place {
	readonly snippet: string;
	readonly selector: string | null;
	/** From 1. */
	readonly line: number;
	readonly column: number;
}

/**
 * Finds nodes of an HTML text again. Lines and paths are computed for the first node requested: a
 * page without findings costs nothing.
 */
export function createHtmlLocator(html: string, root: HtmlRoot) {
	const places = new Map<number, Place>();
	const steps = createSteps();
	let lineStarts: readonly number[] | null = null;
	let elements: ReadonlyMap<number, HtmlElement> | null = null;

	function elementAt(offset: number): HtmlElement | undefined {
		const found = descendTo(root, offset);
		if (found) return found;
		elements ??= elementsByOffset(root);
		return elements.get(offset);
	}

	function placeAt(offset: number): Place {
		lineStarts ??= startsOfLines(html);
		const line = lastAtOrBefore(lineStarts, offset);
		const element = elementAt(offset);
		return {
			snippet: snippetAt(html, offset),
			selector: element ? cssPath(element, steps) : null,
			line: line + 1,
			column: offset - (lineStarts[line] ?? 0) + 1,
		};
	}

	return (offset: number): Place => {
		const place = places.get(offset) ?? placeAt(offset);
		places.set(offset, place);
		return place;
	};
}

function startsOfLines(html: string): readonly number[] {
	const starts = [0];
	for (let at = html.indexOf('\n'); at >= 0; at = html.indexOf('\n', at + 1)) starts.push(at + 1);
	return starts;
}

function lastAtOrBefore(starts: readonly number[], offset: number): number {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}

/**
 * Descends to the last element that begins at or before the offset. Misses elements that the parser
 * moved.
 */
function descendTo(root: HtmlRoot, offset: number): HtmlElement | undefined {
	let children: readonly HtmlNode[] | undefined = root.children;
	while (children) {
		const next: HtmlElement | undefined = lastUpTo(children, offset);
		if (next?.offset === offset) return next;
		children = next?.children;
	}
	return undefined;
}

/** Binary search: except for moved ones, elements are in the order of their tags. */
function lastUpTo(children: readonly HtmlNode[], offset: number): HtmlElement | undefined {
	let found: HtmlElement | undefined;
	let low = 0;
	let high = children.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		const at = elementFrom(children, middle, high);
		const element = children[at];
		if (element instanceof HtmlElement && element.offset <= offset) {
			found = element;
			low = at + 1;
		} else high = middle;
	}
	return found;
}

/** Texts and comments have no offset. */
function elementFrom(children: readonly HtmlNode[], start: number, end: number): number {
	let at = start;
	while (at < end && !(children[at] instanceof HtmlElement)) at++;
	return at;
}

function elementsByOffset(root: HtmlRoot): ReadonlyMap<number, HtmlElement> {
	const found = new Map<number, HtmlElement>();
	const open: HtmlNode[][] = [root.children];
	for (let children = open.pop(); children; children = open.pop()) {
		for (const node of children) {
			if (!(node instanceof HtmlElement)) continue;
			if (!found.has(node.offset)) found.set(node.offset, node);
			open.push(node.children);
		}
	}
	return found;
}

/** The start tag, or the whole element if it is short. */
function snippetAt(html: string, offset: number): string {
	const source = html.slice(offset, offset + snippetLength);
	const tag = /^<([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/i.exec(source);
	if (!tag) return `${oneLine(source)}…`;
	const end = source.toLowerCase().indexOf(`</${tag[1]?.toLowerCase()}>`, tag[0].length);
	return oneLine(end < 0 ? tag[0] : source.slice(0, end + (tag[1]?.length ?? 0) + 3));
}

const oneLine = (text: string) => detachedText(text.replace(/\s+/g, ' ').trim());

function cssPath(element: HtmlElement, stepOf: StepOf): string {
	const steps: string[] = [];
	for (let node: HtmlElement | null = element; node; node = parentElement(node)) {
		const id = idOf(node);
		steps.unshift(id ? `#${id}` : stepOf(node));
		if (id) break;
	}
	return steps.join(' > ');
}

const parentElement = ({ parent }: HtmlElement) => (parent instanceof HtmlElement ? parent : null);

/** Only ids that need no escaping make a path that people can read and paste. */
function idOf({ attributes }: HtmlElement): string | null {
	const id = attributes.find(({ name }) => name === 'id')?.value;
	return id && /^[A-Za-z][\w-]*$/.test(id) ? id : null;
}

/** The step of a path from the parent to this element. */
type StepOf = (element: HtmlElement) => string;

/** Most parents are asked for one child; if there are more, all are counted once. */
function createSteps(): StepOf {
	const asked = new Set<HtmlParent>();
	const counted = new Map<HtmlParent, ReadonlyMap<HtmlElement, string>>();

	return (element) => {
		const { name, parent } = element;
		if (!parent) return name;
		if (!asked.has(parent)) {
			asked.add(parent);
			return stepInto(parent, element);
		}
		const steps = counted.get(parent) ?? stepsInto(parent);
		counted.set(parent, steps);
		return steps.get(element) ?? name;
	};
}

function stepInto({ children }: HtmlParent, element: HtmlElement): string {
	const { name } = element;
	let alike = 0;
	let position = 0;
	for (const node of children) {
		if (!(node instanceof HtmlElement) || node.name !== name) continue;
		alike++;
		if (node === element) position = alike;
	}
	return alike < 2 ? name : numbered(name, position);
}

const numbered = (name: string, position: number) => `${name}:nth-of-type(${position})`;

/** Steps of the elements that need a number because siblings have the same name. */
function stepsInto({ children }: HtmlParent): ReadonlyMap<HtmlElement, string> {
	const elements = children.filter((node) => node instanceof HtmlElement);
	const ofName = Map.groupBy(elements, ({ name }) => name);
	const steps = new Map<HtmlElement, string>();
	for (const [name, alike] of ofName) {
		if (alike.length < 2) continue;
		for (const [index, element] of alike.entries()) {
			steps.set(element, numbered(name, index + 1));
		}
	}
	return steps;
}
