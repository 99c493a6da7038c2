import type { EditorPost } from '@plumbline/core';
import type { Block } from './block.ts';
import type { BlockHtml } from './block-html.ts';

/** What the editor holds at one moment. */
export interface EditedPost {
	readonly title: string;
	/** The address the post has or will have; null before it has one. */
	readonly url: string | null;
	readonly keyword: string;
	/** Flat, in the order of the page. */
	readonly blocks: readonly Block[];
}

export function isSamePost(left: EditedPost, right: EditedPost): boolean {
	return (
		left.title === right.title &&
		left.url === right.url &&
		left.keyword === right.keyword &&
		left.blocks.length === right.blocks.length &&
		left.blocks.every((block, index) => block === right.blocks[index])
	);
}

/** The post as the audit takes it. There is no description field in WordPress: it cannot be known. */
export function postToAudit(
	{ title, url, blocks }: EditedPost,
	blockHtml: BlockHtml,
	language: string,
): EditorPost {
	return {
		title,
		...(url !== null && { url }),
		...(language && { language }),
		blocks: blocks.map((block) => ({
			id: block.clientId,
			name: block.name,
			html: blockHtml(block),
		})),
	};
}
