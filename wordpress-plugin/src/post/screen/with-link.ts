import { applyFormat, create, insert, type RichTextValue } from '@wordpress/rich-text';
import type { LinkedPost } from './edit-screen.ts';

/** Links the selected words to a post; if nothing is selected, inserts the post’s title as a link. */
export function withLink(
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
