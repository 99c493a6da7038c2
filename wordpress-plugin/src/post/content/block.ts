/** A block in the editor's store; every change makes a new object. */
export interface Block {
	readonly clientId: string;
	readonly name: string;
	readonly attributes: Readonly<Record<string, unknown>>;
	/** True if the saved HTML equals what the block’s type would generate. */
	readonly isValid: boolean;
	readonly innerBlocks: readonly Block[];
}
