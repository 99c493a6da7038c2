import type { WordRange } from './words-in.ts';

/** What the canvas shows of one block; blocks inside of it have texts of their own. */
export interface CanvasText {
	readonly text: string;
	rangeOf(words: WordRange): Range;
}

export function canvasText(block: Element): CanvasText {
	const nodes = shownNodes(block);
	return {
		text: nodes.map(textOf).join(''),
		rangeOf({ start, end }) {
			const range = block.ownerDocument.createRange();
			const [first, last] = [positionIn(nodes, start, false), positionIn(nodes, end, true)];
			if (first) range.setStart(first.node, first.offset);
			if (last) range.setEnd(last.node, last.offset);
			return range;
		},
	};
}

/** Placeholders are not text of the post. */
const notTheBlocks = '[data-block], [data-rich-text-placeholder], .components-placeholder';

/** Texts, and the breaks between lines, which are spaces in the words that findings name. */
type ShownNode = Text | HTMLBRElement;

function shownNodes(block: Element): readonly ShownNode[] {
	const accepts = (node: Node) => {
		if (isText(node) || node.nodeName === 'BR') return NodeFilter.FILTER_ACCEPT;
		const isOther = (node as Element).matches(notTheBlocks); // all that is shown and no text
		return isOther ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
	};
	const shown = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
	const walker = block.ownerDocument.createTreeWalker(block, shown, accepts);
	const nodes: ShownNode[] = [];
	while (walker.nextNode()) nodes.push(walker.currentNode as ShownNode); // no other is accepted
	return nodes;
}

/** Nodes of the canvas are of another window: they are instances of none of our classes. */
const isText = (node: Node): node is Text => node.nodeType === 3;

const textOf = (node: ShownNode): string => (isText(node) ? node.data : ' ');

/** An end stays with the words before it, a start goes with those after it. */
function positionIn(nodes: readonly ShownNode[], place: number, isEnd: boolean) {
	let before = 0;
	for (const node of nodes) {
		const { length } = textOf(node);
		const offset = place - before;
		if (isText(node) && (isEnd ? offset <= length : offset < length)) {
			return { node, offset: Math.max(0, offset) };
		}
		before += length;
	}
	return null;
}
