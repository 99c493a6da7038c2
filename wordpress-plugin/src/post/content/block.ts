/** A block in the editor's store; every change makes a new object. */
export interface Block {
	readonly clientId: string;
	readonly name: string;
	readonly attributes: Readonly<Record<string, unknown>>;
	/** True if the saved HTML equals what the block’s type would generate. */
	readonly isValid: boolean;
	readonly innerBlocks: readonly Block[];
}

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
