import type { WordRange } from './words-in.ts';

/** The text that the canvas shows of one block, without inner blocks. */
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

/** Inner blocks have texts of their own, and placeholders are not text of the post. */
const notTheBlocks = '[data-block], [data-rich-text-placeholder], .components-placeholder';

/** Text nodes and line breaks, which are spaces in the words that findings quote. */
type ShownNode = Text | HTMLBRElement;

function shownNodes(block: Element): readonly ShownNode[] {
	const accepts = (node: Node) => {
		if (isText(node) || node.nodeName === 'BR') return NodeFilter.FILTER_ACCEPT;
		const isOther = (node as Element).matches(notTheBlocks); // only elements get here
		return isOther ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
	};
	const shown = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
	const walker = block.ownerDocument.createTreeWalker(block, shown, accepts);
	const nodes: ShownNode[] = [];
	while (walker.nextNode()) nodes.push(walker.currentNode as ShownNode); // `accepts` lets only these through
	return nodes;
}

/** Nodes of the canvas belong to a different window, so `instanceof Text` is false for them. */
const isText = (node: Node): node is Text => node.nodeType === 3;

const textOf = (node: ShownNode): string => (isText(node) ? node.data : ' ');

/** At the border of two nodes, an end belongs to the first and a start to the second. */
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
