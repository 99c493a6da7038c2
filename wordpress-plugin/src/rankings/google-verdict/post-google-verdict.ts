import type { GoogleVerdict, Verdicts } from '@plumbline/core/api';
import apiFetch from '@wordpress/api-fetch';

/** The answer of `plumbline/v1/posts/<id>/google-verdict`. */
export interface PostGoogleVerdict {
	readonly is_published: boolean;
	/** Null before Google’s first inspection of the page. */
	readonly google: GoogleVerdict | null;
	/** Newest first. */
	readonly history: NonNullable<Verdicts['pages'][number]['history']>;
}

export const askGoogleVerdict = (postId: number, signal: AbortSignal): Promise<PostGoogleVerdict> =>
	apiFetch({ path: `/plumbline/v1/posts/${postId}/google-verdict`, signal });
