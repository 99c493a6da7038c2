// The package has no types; these are the parts that we use.
declare module '@wordpress/block-editor' {
	import type { StoreDescriptor } from '@wordpress/data';
	import type { ReactElement, ReactNode } from 'react';
	import type { Block } from '../post/content/block.ts';

	/** A start or end of the selection in a rich text; without a key, it is not in a text. */
	export interface TextPosition {
		readonly clientId?: string;
		readonly attributeKey?: string;
		readonly offset?: number;
	}

	interface Selectors {
		getBlocks(state: unknown, rootClientId?: string): readonly Block[];
		getBlock(state: unknown, clientId: string): Block | null;
		getBlocksByName(state: unknown, name: string): readonly string[];
		getSelectedBlockClientId(state: unknown): string | null;
		getSelectionStart(state: unknown): TextPosition;
		getSelectionEnd(state: unknown): TextPosition;
		areInnerBlocksControlled(state: unknown, clientId: string): boolean;
	}

	interface Actions {
		/** Without an initial position the focus does not move. */
		selectBlock(clientId: string, initialPosition?: 0 | -1 | null): { readonly type: string };
		updateBlockAttributes(
			clientId: string,
			attributes: Readonly<Record<string, unknown>>,
		): { readonly type: string };
	}

	export const store: StoreDescriptor<
		import('@wordpress/data').ReduxStoreConfig<unknown, Actions, Selectors>
	>;

	export function BlockControls(props: {
		readonly group: 'other';
		readonly children: ReactNode;
	}): ReactElement;
}
