import apiFetch from '@wordpress/api-fetch';
import type { PostMeta } from '../../post/meta/post-meta.ts';

export interface PostToAudit {
	readonly id: number;
	readonly title: string;
	readonly edit_url: string;
	readonly language: string;
	/** The stored verdict is for the current content and the current rules. */
	readonly is_fresh: boolean;
	readonly meta: PostMeta;
	/** Identifies the saved content, including meta, at the time of listing. */
	readonly hash: string;
}

/** The answer of `plumbline/v1/posts`. */
interface SomePosts {
	readonly total: number;
	/** Offset of the next part. */
	readonly next: number;
	readonly posts: readonly PostToAudit[];
}

export interface Listed {
	readonly post: PostToAudit;
	/** Number of all posts. */
	readonly total: number;
	/** Number of posts listed up to this one, including those that the user is not allowed to edit. */
	readonly done: number;
}

/** The posts with these ids, or all published posts, newest first. */
export async function* postsToAudit(
	{ ids, most }: { readonly ids: readonly number[]; readonly most: number },
	signal: AbortSignal,
): AsyncGenerator<Listed> {
	let offset = 0;
	let total = most;
	while (offset < Math.min(total, most)) {
		const some: SomePosts = await apiFetch({
			path: `/plumbline/v1/posts?offset=${offset}&ids=${ids.join(',')}`,
			signal,
		});
		total = some.total;
		for (const [index, post] of some.posts.entries()) {
			if (offset + index >= most) return;
			yield { post, total: Math.min(total, most), done: offset + index + 1 };
		}
		if (some.next === offset) return;
		offset = some.next;
	}
}
