import apiFetch from '@wordpress/api-fetch';
import type { SiteHead } from '../../post/head/site-head.ts';
import type { PostMeta } from '../../post/meta/post-meta.ts';
import type { FieldName } from './edit.ts';

/** The answer of `plumbline/v1/posts/<id>/fields`. */
export interface SavedPost {
	/** The fields of the plugin that owns the head. */
	readonly fields: Readonly<Record<FieldName, string>>;
	readonly images: readonly SavedImage[];
	readonly head: SiteHead;
	/** Empty meta is left out; PHP writes an empty object as a list. */
	readonly meta: PostMeta;
	readonly title: string;
	readonly excerpt: string;
	readonly content: string;
	readonly address: string;
	/** BCP 47 tag. */
	readonly language: string;
	/** Name of a different person who is editing the post; empty if there is none. */
	readonly editor: string;
}

/** An image in the text of a post. */
export interface SavedImage {
	/** Its number among all images of the text. */
	readonly index: number;
	readonly src: string;
	readonly alt: string;
}

export const readSavedPost = (id: number, signal: AbortSignal): Promise<SavedPost> =>
	apiFetch({ path: `/plumbline/v1/posts/${id}/fields`, signal });
