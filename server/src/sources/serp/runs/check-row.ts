import type { Run } from './runs.store.ts';

/** A new row for a keyword, without any result. */
export function checkRow({ siteId, id }: Run, keywordId: number, provider: string) {
	return {
		site_id: siteId,
		run_id: id,
		keyword_id: keywordId,
		provider,
		task: null,
		rank: null,
		checked_depth: null,
		url: null,
		title: null,
		snippet: null,
		error: null,
	};
}
