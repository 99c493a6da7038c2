import apiFetch from '@wordpress/api-fetch';
import { bodyOfHtml } from '../../post/content/body-of-html.ts';
import type { SearchHit } from './link-candidates.ts';

/** Published posts of this site that match a search, the best match first. */
export async function searchPosts(
	search: string,
	signal: AbortSignal,
): Promise<readonly SearchHit[]> {
	const query = new URLSearchParams({
		search,
		type: 'post',
		per_page: '8',
		_fields: 'id,title,url',
	});
	const hits: readonly SearchHit[] = await apiFetch({ path: `/wp/v2/search?${query}`, signal });
	// The API returns titles as HTML.
	return hits.map((hit) => ({ ...hit, title: bodyOfHtml(hit.title).textContent ?? '' }));
}
