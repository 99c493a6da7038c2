import apiFetch from '@wordpress/api-fetch';
import type { View } from '@wordpress/dataviews/wp';

/** A row of the table, from `plumbline/v1/overview`. */
export interface OverviewPost {
	readonly id: number;
	readonly title: string;
	/** Null for users who cannot edit the post. */
	readonly edit_url: string | null;
	/** The name of its post type. */
	readonly type: string;
	readonly date: string;
	readonly state: PostState;
	/** The verdict in words. */
	readonly verdict: string;
	/** The post has changed since its verdict. */
	readonly is_stale: boolean;
	/** What is wrong, the most important first. */
	readonly findings: readonly string[];
	readonly keyword: string;
	readonly seo_title: string;
	readonly description: string;
}

export type PostState = 'must_fix' | 'worth_fixing' | 'fine' | 'none';

export interface OverviewPage {
	readonly total: number;
	readonly posts: OverviewPost[];
}

export interface Summary {
	readonly total: number;
	/** Number of posts that search engines can index, as far as audits have seen. */
	readonly findable: number;
	readonly states: Readonly<Record<PostState | 'stale', number>>;
	/** What to do first comes first. */
	readonly findings: readonly FoundRule[];
}

export interface FoundRule {
	readonly rule: string;
	readonly title: string;
	readonly severity: 'blocker' | 'error' | 'warning' | 'note';
	/** Number of posts. */
	readonly count: number;
}

export const readPosts = (view: View, signal: AbortSignal): Promise<OverviewPage> =>
	apiFetch({ path: `/plumbline/v1/overview?${queryOf(view)}`, signal });

export const readSummary = (signal: AbortSignal): Promise<Summary> =>
	apiFetch({ path: '/plumbline/v1/overview/summary', signal });

/** The parameters of the route for what the table shows. */
export function queryOf({ filters = [], page = 1, perPage = 20, search, sort }: View): string {
	return new URLSearchParams({
		page: String(page),
		per_page: String(perPage),
		...(search && { search }),
		...(sort && { orderby: sort.field, order: sort.direction }),
		...Object.fromEntries(filters.flatMap(({ field, value }) => (value ? [[field, value]] : []))),
	}).toString();
}
