import { applyFormat, create, insert, type RichTextValue } from '@wordpress/rich-text';
import type { SearchHit } from './link-candidates.ts';

/** A text whose selected words lead to a post; with nothing selected, the post’s title is put in. */
export function withLink(
	value: RichTextValue,
	{ title, url }: Pick<SearchHit, 'title' | 'url'>,
	start: number,
	end: number,
): RichTextValue {
	const format = { type: 'core/link', attributes: { url } };
	if (start !== end) return applyFormat(value, format, start, end);
	const words = create({ text: title });
	return insert(value, applyFormat(words, format, 0, title.length), start, end);
}
