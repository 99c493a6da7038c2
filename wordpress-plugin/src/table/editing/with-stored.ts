import type { OverviewPost } from '../overview-posts.ts';
import type { EditResult } from './edit.ts';
import type { SavedPart } from './save-edits.ts';

const names = { title: 'seo_title', description: 'description', keyword: 'keyword' } as const;

/** The rows with the texts that the site has stored now. */
export function withStored(
	posts: readonly OverviewPost[],
	{ results }: Pick<SavedPart, 'results'>,
): readonly OverviewPost[] {
	const byPost = Map.groupBy(results, ({ id }) => id);
	return posts.map((post) => (byPost.get(post.id) ?? []).reduce(withResult, post));
}

const withResult = (post: OverviewPost, { current, field }: EditResult): OverviewPost =>
	field === 'alt' || current === null ? post : { ...post, [names[field]]: current };
