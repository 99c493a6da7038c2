import type { Block } from './block.ts';
import { withoutShortcodes } from './without-shortcodes.ts';

/** What a block alone contributes to the page; what it holds comes as blocks of its own. */
export type BlockHtml = (block: Block) => string;

export interface BlockHtmlOptions {
	/** `getBlockContent` of `@wordpress/blocks`. */
	readonly contentOf: (block: Block) => string;
	readonly shortcodes: readonly string[];
}

/** Writes a block's HTML once: the editor makes a new object of a block that changes. */
export function createBlockHtml({ contentOf, shortcodes }: BlockHtmlOptions) {
	const written = new WeakMap<Block, string>();
	const strip = withoutShortcodes(shortcodes);

	const blockHtml: BlockHtml = (block) => {
		const known = written.get(block);
		if (known !== undefined) return known;
		const html = strip(ownContent(block, contentOf));
		written.set(block, html);
		return html;
	};
	return { blockHtml, isWritten: (block: Block) => written.has(block) };
}

function ownContent(block: Block, contentOf: BlockHtmlOptions['contentOf']): string {
	// What a shortcode stands for is only known when WordPress renders it.
	if (block.name === 'core/shortcode') return '';
	return contentOf(block.innerBlocks.length === 0 ? block : { ...block, innerBlocks: [] }) ?? '';
}
