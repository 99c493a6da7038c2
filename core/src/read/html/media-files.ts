import type { NodeRef } from '../../facts/node-ref.ts';
import { attributeOf } from './attribute-of.ts';
import { HtmlElement, type HtmlParent, type HtmlRoot } from './html-tree.ts';

/** A file as the page writes it. */
export interface NamedFile {
	readonly href: string;
	readonly node: NodeRef;
}

/**
 * The files of pictures, videos and audio, but for the `src` of an img, in document order. The
 * content of a template is not part of the page.
 */
export function mediaFiles(root: HtmlRoot): readonly NamedFile[] {
	const found: NamedFile[] = [];
	const open: HtmlParent[] = [root];
	for (let parent = open.pop(); parent; parent = open.pop()) {
		if (parent instanceof HtmlElement) {
			for (const href of filesOf(parent)) found.push({ href, node: parent.offset });
		}
		const { children } = parent;
		for (let index = children.length - 1; index >= 0; index--) {
			const child = children[index];
			if (child instanceof HtmlElement) open.push(child);
		}
	}
	return found;
}

function filesOf(element: HtmlElement): readonly string[] {
	const { name, parent } = element;
	const named = (attribute: string) => attributeOf(element, attribute)?.trim() ?? '';
	if (name === 'img') return filesInSrcset(named('srcset'));
	if (name === 'source') {
		const isPicture = parent instanceof HtmlElement && parent.name === 'picture';
		return isPicture ? filesInSrcset(named('srcset')) : [named('src')];
	}
	if (name === 'video') return [named('src'), named('poster')];
	return name === 'audio' || name === 'track' ? [named('src')] : [];
}

/** A comma separates files only after white space or before it: a URL may contain one. */
const filesInSrcset = (srcset: string): readonly string[] =>
	[...srcset.matchAll(/([^\s,](?:\S*[^\s,])?)[^,]*/g)].map(([, href = '']) => href);
