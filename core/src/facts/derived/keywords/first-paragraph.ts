import { isHeadingBlock, type TextBlock } from '../../collected/body/text-blocks.ts';

/** Shorter blocks before it are bylines, dates and the like. */
const paragraphLength = 60;

/** The index of the first block that is a paragraph; −1 if there is none. */
export const firstParagraph = (blocks: readonly TextBlock[]): number =>
	blocks.findIndex((block) => !isHeadingBlock(block) && block.text.length >= paragraphLength);
