// The package has no types of its own; these are what we use.
declare module '@wordpress/block-editor' {
	import type { StoreDescriptor } from '@wordpress/data';
	import type { Block } from './post/block.ts';

	interface Selectors {
		getBlocks(state: unknown, rootClientId?: string): readonly Block[];
		getBlock(state: unknown, clientId: string): Block | null;
		getBlocksByName(state: unknown, name: string): readonly string[];
		getSelectedBlockClientId(state: unknown): string | null;
		areInnerBlocksControlled(state: unknown, clientId: string): boolean;
	}

	interface Actions {
		/** Without an initial position the focus stays where it is. */
		selectBlock(clientId: string, initialPosition?: 0 | -1 | null): { readonly type: string };
	}

	export const store: StoreDescriptor<
		import('@wordpress/data').ReduxStoreConfig<unknown, Actions, Selectors>
	>;
}
