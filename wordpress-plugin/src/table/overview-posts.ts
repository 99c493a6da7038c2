import apiFetch from '@wordpress/api-fetch';
import type { View } from '@wordpress/dataviews';

/** A row of the table, from `plumbline/v1/overview`. */
export interface OverviewPost {
	readonly id: number;
	readonly title: string;
	/** Null for users who cannot edit the post. */
	readonly edit_url: string | null;
	readonly url: string;
	/** The name of its post type. */
	readonly type: string;
	/** BCP 47 tag. */
	readonly language: string;
	readonly date: string;
	readonly state: PostState;
	/** The verdict in words. */
	readonly verdict: string;
	/** The post has changed since its verdict. */
	readonly is_stale: boolean;
	/** The faults, the most important first. */
	readonly findings: readonly string[];
	readonly keyword: string;
	readonly seo_title: string;
	readonly description: string;
	/** The values of `{title}`, `{site}` … */
	readonly variables: Readonly<Record<string, string>>;
	/** URLs of links in the text that do not work. */
	readonly broken: readonly string[];
}

/** Issues that only a look at all posts together can find; equal to the names in `includes/site/class-site-issues.php`. */
export const issueNames = [
	'same_title',
	'same_description',
	'same_keyword',
	'broken_links',
	'no_links_to_it',
] as const;

export type IssueName = (typeof issueNames)[number];

export interface SiteIssues {
	/** Numbers of posts. */
	readonly counts: Readonly<Record<IssueName, number>>;
	/** Texts that have been read for links, of how many. */
	readonly links: { readonly done: number; readonly total: number };
}

export const readIssues = (signal: AbortSignal): Promise<SiteIssues> =>
	apiFetch({ path: '/plumbline/v1/overview/issues', signal });

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
	/** Numbers of posts by rule, for rules that the same elements break on most posts. */
	readonly shared: Readonly<Record<string, number>>;
}

export interface FoundRule {
	readonly rule: string;
	readonly title: string;
	/** The fault of one of the posts in a sentence; empty if it is unknown. */
	readonly example: string;
	readonly severity: 'blocker' | 'error' | 'warning' | 'note';
	/** Number of posts. */
	readonly count: number;
}

export const readPosts = (view: View, signal: AbortSignal): Promise<OverviewPage> =>
	apiFetch({ path: `/plumbline/v1/overview?${queryOf(view)}`, signal });

export const readSummary = (signal: AbortSignal): Promise<Summary> =>
	apiFetch({ path: '/plumbline/v1/overview/summary', signal });

/** Ids of the posts that match the table's filters, as many as can be edited together. */
export const readIds = (view: View): Promise<number[]> =>
	apiFetch({ path: `/plumbline/v1/overview/ids?${queryOf({ ...view, page: 1 })}` });

/** Maximum number of posts in one answer. */
const atOnce = 100;

/** The rows of chosen posts, in parts; posts that are gone are left out. */
export async function* readChosen(
	ids: readonly number[],
	signal: AbortSignal,
): AsyncGenerator<readonly OverviewPost[]> {
	for (let start = 0; start < ids.length; start += atOnce) {
		const include = ids.slice(start, start + atOnce).join(',');
		const path = `/plumbline/v1/overview?per_page=${atOnce}&include=${include}`;
		const { posts }: OverviewPage = await apiFetch({ path, signal });
		yield posts;
	}
}

/** All posts that match the table's filters, in parts. */
export async function* readAll(
	view: View,
	signal: AbortSignal,
): AsyncGenerator<{ readonly posts: readonly OverviewPost[]; readonly total: number }> {
	for (let page = 1, total = 1; (page - 1) * atOnce < total; page++) {
		const part = await readPosts({ ...view, page, perPage: atOnce }, signal);
		total = part.total;
		yield part;
	}
}

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
