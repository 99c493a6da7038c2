import type { Block } from './block.ts';

/**
 * All blocks in one list, each container before its inner blocks, so that a finding names the block
 * to change and not the columns around it. `innerBlocksOf` also finds the blocks of synced
 * patterns, which the editor stores elsewhere.
 */
export function flatBlocks(
	blocks: readonly Block[],
	innerBlocksOf: (block: Block) => readonly Block[],
): readonly Block[] {
	return blocks.flatMap((block) => [block, ...flatBlocks(innerBlocksOf(block), innerBlocksOf)]);
}
