import { HtmlElement, type HtmlNode, type HtmlRoot, HtmlText } from './html-tree.ts';
import type { NodeRef } from './node-ref.ts';
import type { PageSource, Visitor } from './visitor.ts';

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/** Nodes of an HTML text are named by the offset of their start tag, after an optional prefix. */
export function htmlSource(prefix: string | null = null): PageSource<HtmlElement> {
	const ref = (offset: number): NodeRef => (prefix === null ? offset : `${prefix}:${offset}`);
	return {
		hasAttributes: (element) => element.attributes.length > 0,
		attribute: (element, name) => {
			for (const attribute of element.attributes) {
				if (attribute.name === name) return attribute.value;
			}
			return null;
		},
		ref: (element) => ref(element.offset),
	};
}

/** Iterative, so that depth is no danger. The content of a template is no part of the page. */
export function walkHtml(root: HtmlRoot, visitor: Visitor<HtmlElement>) {
	const path: { readonly children: readonly HtmlNode[]; next: number }[] = [
		{ children: root.children, next: 0 },
	];
	for (let level = path[0]; level; level = path.at(-1)) {
		const node = level.children[level.next++];
		if (!node) {
			path.pop();
			if (path.length > 0) visitor.leave();
		} else if (node instanceof HtmlText) {
			visitor.text(node.value);
		} else if (node instanceof HtmlElement) {
			const isHtml = node.namespace === HTML_NAMESPACE;
			if (visitor.enter(node, node.name, isHtml)) path.push({ children: node.children, next: 0 });
		}
	}
}
