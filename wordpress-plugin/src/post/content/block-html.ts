import type { Block } from './block.ts';
import { withoutUnchosenAlt } from './undescribed-image.ts';

/**
 * Anything with attributes, or with a closing tag, is a shortcode, even if only the front end
 * registers it.
 */
const unknownMark =
	/\[[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"[\]]*"|'[^'[\]]*'|[^\s"'[\]]+))+\s*\/?\]|\[\/[a-z][\w-]*\]/gi;

/** Removes shortcode tags from a text and keeps the content between them. */
export function withoutShortcodes(names: readonly string[]): (html: string) => string {
	const marks = [unknownMark, ...(names.length > 0 ? [knownMark(names)] : [])];
	return (html) =>
		html.includes('[') ? marks.reduce((rest, mark) => rest.replace(mark, ''), html) : html;
}

const knownMark = (names: readonly string[]) =>
	new RegExp(`\\[/?(?:${names.map(escapeForPattern).join('|')})(?=[\\s\\]/])[^\\[\\]]*\\]`, 'g');

const escapeForPattern = (name: string) => name.replace(/[^\w]/g, '\\$&');

/** The HTML of a block without its inner blocks, which are audited separately. */
export type BlockHtml = (block: Block) => string;

export interface BlockHtmlOptions {
	/** `getBlockContent` of `@wordpress/blocks`. */
	readonly contentOf: (block: Block) => string;
	readonly shortcodes: readonly string[];
}

/** Generates the HTML of each block once: the editor creates a new object when a block changes. */
export function createBlockHtml({ contentOf, shortcodes }: BlockHtmlOptions) {
	const written = new WeakMap<Block, string>();
	const strip = withoutShortcodes(shortcodes);

	const blockHtml: BlockHtml = (block) => {
		const known = written.get(block);
		if (known !== undefined) return known;
		const html = withEmptyUrls(withoutUnchosenAlt(block, strip(ownContent(block, contentOf))));
		written.set(block, html);
		return html;
	};
	return { blockHtml, isWritten: (block: Block) => written.has(block) };
}

function ownContent(block: Block, contentOf: BlockHtmlOptions['contentOf']): string {
	// Only WordPress knows what a shortcode renders to.
	if (block.name === 'core/shortcode') return '';
	return contentOf(block.innerBlocks.length === 0 ? block : { ...block, innerBlocks: [] }) ?? '';
}

/**
 * In a text that somebody writes, a link to “#” waits for its URL. On a finished page it may be a
 * button of a script, so only this host knows.
 */
export const withEmptyUrls = (html: string): string =>
	html.includes('href="#"')
		? html.replace(/<a\b[^>]*\shref="#"[^>]*>(?!\s*(?:↑|▲|top\b|back to (?:the )?top))/gi, (link) =>
				link.replace('href="#"', 'href=""'),
			)
		: html;
