import apiFetch from '@wordpress/api-fetch';
import type { SearchHit } from './link-candidates.ts';

/** Published posts of this site that say something, the best first. */
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
	return hits.map((hit) => ({ ...hit, title: plainText(hit.title) }));
}

/** Titles come as HTML. Nothing of it is run: the document has no window. */
const plainText = (html: string) =>
	new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
