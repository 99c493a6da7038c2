import type { Block } from './block.ts';
import { withoutUnchosenAlt } from './undescribed-image.ts';
import { withEmptyUrls } from './unfinished-links.ts';
import { withoutShortcodes } from './without-shortcodes.ts';

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
