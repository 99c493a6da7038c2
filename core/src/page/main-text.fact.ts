import { deriveFact } from './derived-fact.ts';
import type { TextBlock } from './text-blocks.ts';

/** The blocks that carry the page's own subject, in order. */
export interface MainText {
	readonly blocks: readonly TextBlock[];
	readonly length: number;
}

/** Over this share of linked characters a block is a menu or a teaser, not prose. */
const MAX_LINKED_SHARE = 0.5;

/**
 * What stands in `main` or `article`; on pages without either, what is outside menus, headers,
 * footers and asides. Blocks that are mostly links are left out, headings never.
 */
export const mainText = deriveFact({
	reads: ['textBlocks'],
	derive({ textBlocks }): MainText {
		const inMain = textBlocks.filter(({ region }) => region === 'main');
		const candidates =
			inMain.length > 0 ? inMain : textBlocks.filter(({ region }) => region === 'body');
		const blocks = candidates.filter(isProse);
		return { blocks, length: blocks.reduce((sum, { text }) => sum + text.length, 0) };
	},
});

const isProse = ({ kind, linkedLength, text }: TextBlock) =>
	/^h[1-6]$/.test(kind) || linkedLength <= text.length * MAX_LINKED_SHARE;
