import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import { replacedInAttributes } from './replaced-in-attributes.ts';

/** Replaces a part of a block’s texts. */
export function replaceInBlock(clientId: string, before: string, after: string): void {
	const block = select(blockEditorStore).getBlock(clientId);
	const changed = block && replacedInAttributes(block.attributes, before, after);
	if (changed) dispatch(blockEditorStore).updateBlockAttributes(clientId, changed);
}
