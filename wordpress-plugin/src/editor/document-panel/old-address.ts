import apiFetch from '@wordpress/api-fetch';

/** The answer of `plumbline/v1/posts/<id>/old-address`. */
export interface OldAddress {
	readonly address: string;
	readonly case: 'wordpress' | 'redirect' | 'elsewhere' | 'other_page' | 'nothing' | 'unknown';
	/** The redirect's target. */
	readonly target?: string;
	/** The software that redirects, as it names itself; empty if it does not. */
	readonly by?: string;
	readonly is_permanent?: boolean;
}

/** Redirects the post’s URL with this slug to the post. */
export const redirectOldAddress = (postId: number, slug: string) =>
	apiFetch<OldAddress>({
		path: `/plumbline/v1/posts/${postId}/old-address`,
		method: 'POST',
		data: { slug },
	});

/** Asks WordPress how the post’s URL with this slug responds. */
export const askOldAddress = (postId: number, slug: string, signal: AbortSignal) =>
	apiFetch<OldAddress>({
		path: `/plumbline/v1/posts/${postId}/old-address?slug=${encodeURIComponent(slug)}`,
		signal,
	});
