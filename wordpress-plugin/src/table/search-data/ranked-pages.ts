import apiFetch from '@wordpress/api-fetch';
import type { PageFigures } from './pages-to-work-on.ts';

/** The pages that rank, from the connected server; each with the query that it is seen for most. */
export const readRankedPages = (): Promise<readonly PageFigures[]> =>
	apiFetch({ path: '/plumbline/v1/overview/ranks' });

/** A post of the site by the URL of its page. */
export interface PostAt {
	readonly url: string;
	readonly id: number;
	readonly title: string;
}

/** The posts at URLs that this person can edit. */
export const readPostsAt = (
	urls: readonly string[],
	signal: AbortSignal,
): Promise<readonly PostAt[]> =>
	apiFetch({ path: '/plumbline/v1/overview/posts-at', method: 'POST', data: { urls }, signal });
