import apiFetch from '@wordpress/api-fetch';

/** As `plumbline/v1/posts/<id>/head` answers. */
export interface PostHead {
	/** Name of the plugin that writes title and description; null where it is this one. */
	readonly owner: string | null;
	/** What that plugin says; null for what only the rendered page tells. */
	readonly fields: ForeignFields | null;
	/** What stands for `{title}`, `{site}` … of the post as it is saved. */
	readonly variables: Readonly<Record<string, string>>;
	/** Where the post is or will be. */
	readonly address: string;
}

export interface ForeignFields {
	readonly title: string | null;
	readonly description: string | null;
	readonly canonical: string | null;
	readonly keywords: readonly string[];
}

export const askHead = (postId: number, signal: AbortSignal): Promise<PostHead> =>
	apiFetch({ path: `/plumbline/v1/posts/${postId}/head`, signal });
