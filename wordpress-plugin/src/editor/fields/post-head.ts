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
	/** Taxonomies in which the post can have a primary term. */
	readonly taxonomies: readonly Taxonomy[];
}

export interface Taxonomy {
	/** Label of the field. */
	readonly label: string;
	/** Name of its terms in the REST API’s posts. */
	readonly attribute: string;
	/** Path of its terms in the REST API; empty if it has none. */
	readonly path: string;
	/** The saved terms of the post. */
	readonly terms: readonly Term[];
}

export interface Term {
	readonly id: number;
	readonly name: string;
}

export interface ForeignFields {
	readonly title: string | null;
	readonly description: string | null;
	readonly canonical: string | null;
	readonly keywords: readonly string[];
}

export const askHead = (postId: number, signal: AbortSignal): Promise<PostHead> =>
	apiFetch({ path: `/plumbline/v1/posts/${postId}/head`, signal });
