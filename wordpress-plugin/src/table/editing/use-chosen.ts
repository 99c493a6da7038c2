import { useEffect, useState } from '@wordpress/element';
import { failureText } from '../../server-answers/failure-text.ts';
import { type OverviewPost, readChosen } from '../overview-posts.ts';
import type { EditResult } from './edit.ts';
import type { SavedPart } from './save-edits.ts';

const names = { title: 'seo_title', description: 'description', keyword: 'keyword' } as const;

/** The rows with the texts that the site has stored now. */
function withStored(
	posts: readonly OverviewPost[],
	{ results }: Pick<SavedPart, 'results'>,
): readonly OverviewPost[] {
	const byPost = Map.groupBy(results, ({ id }) => id);
	return posts.map((post) => (byPost.get(post.id) ?? []).reduce(withResult, post));
}

const withResult = (post: OverviewPost, { current, field }: EditResult): OverviewPost =>
	field === 'alt' || current === null ? post : { ...post, [names[field]]: current };

interface Chosen {
	/** In the order of the ids; null until all are read. */
	readonly posts: readonly OverviewPost[] | null;
	readonly failure: string | null;
	/** Takes over what the site has stored. */
	readonly update: (part: SavedPart) => void;
	readonly retry: () => void;
}

/** The rows of chosen posts, as they are stored. */
export function useChosen(ids: readonly number[]): Chosen {
	const [posts, setPosts] = useState<readonly OverviewPost[] | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [retries, setRetries] = useState(0);
	const key = ids.join(',');

	useEffect(() => {
		const asking = new AbortController();
		setFailure(null);
		async function read() {
			const found = new Map<number, OverviewPost>();
			for await (const part of readChosen(ids, asking.signal)) {
				for (const post of part) found.set(post.id, post);
			}
			return ids.flatMap((id) => found.get(id) ?? []);
		}
		read().then(setPosts, (cause: unknown) => {
			if (!asking.signal.aborted) setFailure(failureText(cause));
		});
		return () => asking.abort();
	}, [key, retries]);
	const update = (part: SavedPart) => setPosts((before) => before && withStored(before, part));
	return { posts, failure, update, retry: () => setRetries((before) => before + 1) };
}
