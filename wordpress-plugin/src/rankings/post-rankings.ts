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
	/** Mean position; null without impressions. */
	readonly position: number | null;
	/** One entry per date; null for dates without a rank. */
	readonly trend: readonly (number | null)[];
}

/** The answer of `plumbline/v1/posts/<id>/rankings`. */
export interface PostRankings {
	readonly is_published: boolean;
	/** Null if the site tracks none. */
	readonly engine: string | null;
	readonly engines: readonly string[];
	readonly range: RankingRange;
	readonly dates: readonly string[];
	readonly keywords: readonly RankedKeyword[];
}

export interface Addition {
	readonly status: 'added' | 'exists' | 'reactivated';
	/** Maximum number of paid requests per check. */
	readonly requests: number;
	readonly usd: number;
}

export interface RankingsQuestion {
	/** Null for the site's first engine. */
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

/** Asks what adding a keyword would cost; changes nothing. */
export const askCost = (postId: number, keyword: string): Promise<Addition> =>
	send(postId, { keyword, dry_run: true });

/** Repeating a call with the same key adds nothing more. */
export const addKeyword = (
	postId: number,
	keyword: string,
	idempotencyKey: string,
): Promise<Addition> => send(postId, { keyword, idempotency_key: idempotencyKey });

const send = (postId: number, data: object): Promise<Addition> =>
	apiFetch({ path: `/plumbline/v1/posts/${postId}/keywords`, method: 'POST', data });
