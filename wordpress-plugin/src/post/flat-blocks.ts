import type { Block } from './block.ts';

/**
 * Every block by itself, each container before what it holds, so that a finding names the block
 * that has to change and not the columns around it. Synced patterns hold their blocks elsewhere.
 */
export function flatBlocks(
	blocks: readonly Block[],
	innerBlocksOf: (block: Block) => readonly Block[],
): readonly Block[] {
	return blocks.flatMap((block) => [block, ...flatBlocks(innerBlocksOf(block), innerBlocksOf)]);
}
