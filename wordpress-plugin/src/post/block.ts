/** A block as the editor's store holds it; the object changes whenever the block does. */
export interface Block {
	readonly clientId: string;
	readonly name: string;
	readonly attributes: Readonly<Record<string, unknown>>;
	/** What is saved is what the block’s type would write. */
	readonly isValid: boolean;
	readonly innerBlocks: readonly Block[];
}
