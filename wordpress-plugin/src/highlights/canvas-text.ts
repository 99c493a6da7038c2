import type { WordRange } from './words-in.ts';

/** What the canvas shows of one block; blocks inside of it have texts of their own. */
export interface CanvasText {
	readonly text: string;
	rangeOf(words: WordRange): Range;
}

export function canvasText(block: Element): CanvasText {
	const nodes = textNodes(block);
	return {
		text: nodes.map(({ data }) => data).join(''),
		rangeOf({ start, end }) {
			const range = block.ownerDocument.createRange();
			const [first, last] = [positionIn(nodes, start, false), positionIn(nodes, end, true)];
			if (first) range.setStart(first.node, first.offset);
			if (last) range.setEnd(last.node, last.offset);
			return range;
		},
	};
}

/** Placeholders are no text of the post. */
const notTheBlocks = '[data-block], [data-rich-text-placeholder], .components-placeholder';

function textNodes(block: Element): readonly Text[] {
	const accepts = (node: Node) => {
		if (node.nodeType === 3) return NodeFilter.FILTER_ACCEPT;
		const isOther = (node as Element).matches(notTheBlocks); // all that is shown and no text
		return isOther ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
	};
	const shown = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
	const walker = block.ownerDocument.createTreeWalker(block, shown, accepts);
	const nodes: Text[] = [];
	while (walker.nextNode()) nodes.push(walker.currentNode as Text); // no other is accepted
	return nodes;
}

/** An end stays with the words before it, a start goes with those after it. */
function positionIn(nodes: readonly Text[], place: number, isEnd: boolean) {
	let before = 0;
	for (const node of nodes) {
		const offset = place - before;
		if (isEnd ? offset <= node.length : offset < node.length) return { node, offset };
		before += node.length;
	}
	return null;
}
