import type { RankingRange } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';

export interface RankedKeyword {
	readonly keyword: string;
	/** Null when not found in the checked depth, or never checked. */
	readonly rank: number | null;
	/** Positive: improved. */
	readonly change: number | null;
	readonly clicks: number;
	readonly impressions: number;
	/** Mean position; null where nothing was shown. */
	readonly position: number | null;
	/** One for each date; null where there was no rank. */
	readonly trend: readonly (number | null)[];
}

/** As `plumbline/v1/posts/<id>/rankings` answers. */
export interface PostRankings {
	readonly is_published: boolean;
	/** Null where the site tracks none. */
	readonly engine: string | null;
	readonly engines: readonly string[];
	readonly range: RankingRange;
	readonly dates: readonly string[];
	readonly keywords: readonly RankedKeyword[];
}

export interface Addition {
	readonly status: 'added' | 'exists' | 'reactivated';
	/** What checking it once costs, at most. */
	readonly requests: number;
	readonly usd: number;
}

export interface RankingsQuestion {
	/** Null for the first of the site. */
	readonly engine: string | null;
	readonly range: RankingRange;
}

export function askRankings(
	postId: number,
	{ engine, range }: RankingsQuestion,
	signal: AbortSignal,
): Promise<PostRankings> {
	const query = new URLSearchParams({ range, ...(engine !== null && { engine }) });
	return apiFetch({ path: `/plumbline/v1/posts/${postId}/rankings?${query}`, signal });
}

/** What adding a keyword would do. Nothing changes. */
export const askCost = (postId: number, keyword: string): Promise<Addition> =>
	send(postId, { keyword, dry_run: true });

/** Sent twice with one key it is one addition. */
export const addKeyword = (
	postId: number,
	keyword: string,
	idempotencyKey: string,
): Promise<Addition> => send(postId, { keyword, idempotency_key: idempotencyKey });

const send = (postId: number, data: object): Promise<Addition> =>
	apiFetch({ path: `/plumbline/v1/posts/${postId}/keywords`, method: 'POST', data });
