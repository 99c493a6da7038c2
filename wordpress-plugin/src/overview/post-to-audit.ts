import apiFetch from '@wordpress/api-fetch';
import type { PostMeta } from '../post/post-meta.ts';

export interface PostToAudit {
	readonly id: number;
	readonly title: string;
	readonly edit_url: string;
	readonly language: string;
	/** Its verdict is one of the post as it is, by the rules of today. */
	readonly is_fresh: boolean;
	readonly meta: PostMeta;
	/** Of what was saved of it when it was listed, the meta included. */
	readonly hash: string;
}

/** As `plumbline/v1/posts` answers. */
interface SomePosts {
	readonly total: number;
	/** Where the next ones begin. */
	readonly next: number;
	readonly posts: readonly PostToAudit[];
}

export interface Listed {
	readonly post: PostToAudit;
	/** How many posts there are altogether. */
	readonly total: number;
	/** How many of them have been listed, this one and those of others included. */
	readonly done: number;
}

/** Published posts, the newest first. */
export async function* postsToAudit(most: number, signal: AbortSignal): AsyncGenerator<Listed> {
	let offset = 0;
	let total = most;
	while (offset < Math.min(total, most)) {
		const some: SomePosts = await apiFetch({
			path: `/plumbline/v1/posts?offset=${offset}`,
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
