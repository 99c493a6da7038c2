import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import {
	applyFormat,
	create,
	insert,
	type RichTextValue,
	toHTMLString,
} from '@wordpress/rich-text';
import type { LinkedPost } from './edit-screen.ts';

/** Inserts a link at the selection; false if the selection is not within the text of a single block. */
export function insertLink(post: LinkedPost): boolean {
	const { getBlock, getSelectionEnd, getSelectionStart } = select(blockEditorStore);
	const { clientId, attributeKey, offset: start } = getSelectionStart();
	const { offset: end, ...last } = getSelectionEnd();
	if (!clientId || !attributeKey || start === undefined || end === undefined) return false;
	if (last.clientId !== clientId || last.attributeKey !== attributeKey) return false;
	const html = String(getBlock(clientId)?.attributes[attributeKey] ?? '');
	const value = withLink(create({ html }), post, start, end);
	dispatch(blockEditorStore).updateBlockAttributes(clientId, {
		[attributeKey]: toHTMLString({ value }),
	});
	return true;
}

/** Links the selected words to a post; if nothing is selected, inserts the post’s title as a link. */
function withLink(
	value: RichTextValue,
	{ title, url }: LinkedPost,
	start: number,
	end: number,
): RichTextValue {
	const format = { type: 'core/link', attributes: { url } };
	if (start !== end) return applyFormat(value, format, start, end);
	const words = create({ text: title });
	return insert(value, applyFormat(words, format, 0, title.length), start, end);
}
