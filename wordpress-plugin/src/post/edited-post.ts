import type { EditorPost } from '@plumbline/core';
import { asBlock, type ExtraContent } from '../extra-content/extra-content.ts';
import type { AuditWishes } from './audit-wishes.ts';
import type { Block } from './block.ts';
import type { BlockHtml } from './block-html.ts';

/** What the editor holds at one moment. */
export interface EditedPost {
	readonly title: string;
	/** The address the post has or will have; null before it has one. */
	readonly url: string | null;
	/** As typed; empty by default. */
	readonly description: string;
	readonly wishes: AuditWishes;
	/** Flat, in the order of the page. */
	readonly blocks: readonly Block[];
	/** Content outside of blocks; it comes after them. */
	readonly extra: readonly ExtraContent[];
	/** A number that changes when blocks that save nothing show something different. */
	readonly shown: number;
}

export function isSamePost(left: EditedPost, right: EditedPost): boolean {
	return (
		left.title === right.title &&
		left.url === right.url &&
		left.description === right.description &&
		left.shown === right.shown &&
		JSON.stringify(left.wishes) === JSON.stringify(right.wishes) &&
		JSON.stringify(left.extra) === JSON.stringify(right.extra) &&
		left.blocks.length === right.blocks.length &&
		left.blocks.every((block, index) => block === right.blocks[index])
	);
}

/** The post as the audit takes it. A description that nobody typed here may come from elsewhere. */
export function postToAudit(
	{ title, url, description, blocks, extra }: EditedPost,
	blockHtml: BlockHtml,
	language: string,
): EditorPost {
	return {
		title,
		...(url !== null && { url }),
		...(isPlain(description) && { description }),
		...(language && { language }),
		blocks: [
			...blocks.map((block) => ({
				id: block.clientId,
				name: block.name,
				html: blockHtml(block),
			})),
			...extra.map(asBlock),
		],
	};
}

/** Whether a text is final: non-empty and without variables. */
const isPlain = (text: string) => text !== '' && !text.includes('{');
