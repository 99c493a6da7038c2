import { attributeTraits } from '../../facts/attribute-traits.ts';
import type { NodeRef } from '../../facts/node-ref.ts';
import type { Steps } from '../../slices/steps.ts';
import type { PageSource, Visitor } from '../walk/visitor.ts';
import { HtmlElement, type HtmlNode, type HtmlRoot, HtmlText } from './html-tree.ts';

/** A millisecond's work. */
const nodesAStep = 1000;

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** Nodes of an HTML text are named by the offset of their start tag, after an optional prefix. */
export const offsetRef = (offset: number, prefix: string | null): NodeRef =>
	prefix === null ? offset : `${prefix}:${offset}`;

export function htmlSource(prefix: string | null = null): PageSource<HtmlElement> {
	return {
		traits: ({ attributes }) => {
			let traits = 0;
			for (let index = 0; index < attributes.length; index++) {
				traits |= attributeTraits.get(attributes[index]?.name ?? '') ?? 0;
			}
			return traits;
		},
		attribute: (element, name) => {
			const { attributes } = element;
			for (let index = 0; index < attributes.length; index++) {
				const attribute = attributes[index];
				if (attribute?.name === name) return attribute.value;
			}
			return null;
		},
		ref: (element) => offsetRef(element.offset, prefix),
	};
}

/** The content of a template is not part of the page. */
export function* walkHtml(root: HtmlRoot, visitor: Visitor<HtmlElement>): Steps<void> {
	const step = createWalk(root, visitor);
	while (!step(nodesAStep)) yield;
}

/**
 * Iterative, so that deep nesting cannot overflow the stack. A step visits a number of nodes and
 * returns whether they were the last.
 */
function createWalk(root: HtmlRoot, visitor: Visitor<HtmlElement>) {
	const levels: (readonly HtmlNode[])[] = [root.children];
	const nexts = [0];
	let depth = 0;

	return (nodes: number): boolean => {
		for (let left = nodes; left > 0 && depth >= 0; left--) {
			const index = nexts[depth] ?? 0;
			const node = levels[depth]?.[index];
			nexts[depth] = index + 1;
			if (node === undefined) {
				depth--;
				if (depth >= 0) visitor.leave();
			} else if (node instanceof HtmlText) {
				visitor.text(node.value);
			} else if (node instanceof HtmlElement) {
				if (!visitor.enter(node, node.name, node.namespace === htmlNamespace)) continue;
				depth++;
				levels[depth] = node.children;
				nexts[depth] = 0;
			}
		}
		return depth < 0;
	};
}
