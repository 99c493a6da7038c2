import { isHeadingBlock, type TextBlock } from '../../collected/body/text-blocks.ts';
import type { Region } from '../../element-kinds.ts';
import { deriveFact } from '../derived-fact.ts';

/** The blocks about the page's own subject, in order. */
export interface MainText {
	readonly blocks: readonly TextBlock[];
	readonly length: number;
	/** The region of the content: `body` on pages that do not mark it. */
	readonly region: Extract<Region, 'main' | 'body'>;
}

/** Above this share of linked characters a block is a menu or a teaser, not prose. */
const MAX_LINKED_SHARE = 0.5;

/** If this many times as much text is beside the articles, they are only teasers of other pages. */
const BESIDE_TEASERS = 2;

/**
 * The content of `main` or `article`; on pages without either, everything outside menus, headers,
 * footers and asides. Blocks that are mostly links are left out, but never headings.
 */
export const mainText = deriveFact({
	reads: ['textBlocks'],
	mayRead: ['mainLandmarks'],
	derive({ mainLandmarks, textBlocks }): MainText {
		if (!textBlocks.some(({ region }) => region === 'main')) return textIn('body', textBlocks);
		const main = textIn('main', textBlocks);
		const hasHeading = main.blocks.some(({ kind }) => kind === 'h1');
		if (hasHeading || mainLandmarks?.length !== 0) return main;
		const body = textIn('body', textBlocks);
		return body.length > main.length * BESIDE_TEASERS ? body : main;
	},
});

function textIn(region: MainText['region'], textBlocks: readonly TextBlock[]): MainText {
	const blocks = textBlocks.filter((block) => block.region === region && isProse(block));
	return { blocks, length: blocks.reduce((sum, { text }) => sum + text.length, 0), region };
}

const isProse = (block: TextBlock) =>
	block.linkedLength <= block.text.length * MAX_LINKED_SHARE || isHeadingBlock(block);
