import apiFetch from '@wordpress/api-fetch';
import {
	focusKeyword,
	metaKeys,
	type PostMeta,
	withFocusKeyword,
} from '../../post/meta/post-meta.ts';

/** One of the answer of `plumbline/v1/posts/<id>/earlier-texts`. */
export interface EarlierText {
	readonly field: 'title' | 'description' | 'keyword';
	readonly text: string;
	/** When it was last saved. */
	readonly date: string;
}

export const askEarlierTexts = (postId: number): Promise<readonly EarlierText[]> =>
	apiFetch({ path: `/plumbline/v1/posts/${postId}/earlier-texts` });

/** The meta with the text in its field again. */
export const withEarlierText = (meta: PostMeta, { field, text }: EarlierText): PostMeta =>
	field === 'keyword' ? withFocusKeyword(meta, text) : { ...meta, [metaKeys[field]]: text };

/** Whether the field has this text now. */
export const isInField = (meta: PostMeta, { field, text }: EarlierText): boolean =>
	(field === 'keyword' ? focusKeyword(meta) : (meta[metaKeys[field]] ?? '')) === text;
