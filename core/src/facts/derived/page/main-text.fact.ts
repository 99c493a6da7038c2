import { isHeadingBlock, type TextBlock } from '../../collected/body/text-blocks.ts';
import type { Region } from '../../element-kinds.ts';
import { deriveFact } from '../derived-fact.ts';

/** The blocks that carry the page's own subject, in order. */
export interface MainText {
	readonly blocks: readonly TextBlock[];
	readonly length: number;
	/** Where the page keeps its content: `body` on pages that do not mark it. */
	readonly region: Extract<Region, 'main' | 'body'>;
}

/** Over this share of linked characters a block is a menu or a teaser, not prose. */
const MAX_LINKED_SHARE = 0.5;

/** So much more text stands beside articles that only tell of other pages. */
const BESIDE_TEASERS = 2;

/**
 * What stands in `main` or `article`; on pages without either, what is outside menus, headers,
 * footers and asides. Blocks that are mostly links are left out, headings never.
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
