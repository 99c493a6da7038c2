import apiFetch from '@wordpress/api-fetch';

/** The answer of `plumbline/v1/posts/<id>/head`. */
export interface PostHead {
	/** Name of the plugin that provides title and description; null if it is this one. */
	readonly owner: string | null;
	/** That plugin’s fields; null if only the rendered page shows them. */
	readonly fields: ForeignFields | null;
	/** The values of `{title}`, `{site}` … for the saved post. */
	readonly variables: Readonly<Record<string, string>>;
	/** The current or future URL of the post. */
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
