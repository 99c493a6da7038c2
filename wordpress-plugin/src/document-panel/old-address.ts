import apiFetch from '@wordpress/api-fetch';

/** The answer of `plumbline/v1/posts/<id>/old-address`. */
export interface OldAddress {
	readonly address: string;
	readonly case: 'wordpress' | 'redirect' | 'elsewhere' | 'other_page' | 'nothing' | 'unknown';
	/** Where a redirect leads. */
	readonly target?: string;
	/** The software that redirects, by the name it gives; empty if it gives none. */
	readonly by?: string;
	readonly is_permanent?: boolean;
}

/** Requests what the post’s URL with this slug answers. */
export const askOldAddress = (postId: number, slug: string, signal: AbortSignal) =>
	apiFetch<OldAddress>({
		path: `/plumbline/v1/posts/${postId}/old-address?slug=${encodeURIComponent(slug)}`,
		signal,
	});
