import apiFetch from '@wordpress/api-fetch';

/** As `plumbline/v1/posts/<id>/old-address` answers. */
export interface OldAddress {
	readonly address: string;
	readonly case: 'wordpress' | 'redirect' | 'elsewhere' | 'other_page' | 'nothing' | 'unknown';
	/** Where a redirect leads. */
	readonly target?: string;
	/** Who redirects, as it calls itself; empty where it does not. */
	readonly by?: string;
	readonly is_permanent?: boolean;
}

/** What answers at the address that a post had with this slug. */
export const askOldAddress = (postId: number, slug: string, signal: AbortSignal) =>
	apiFetch<OldAddress>({
		path: `/plumbline/v1/posts/${postId}/old-address?slug=${encodeURIComponent(slug)}`,
		signal,
	});
