import type { EditorPost } from '@plumbline/core';
import type { AuditWishes } from './audit-wishes.ts';
import type { Block } from './content/block.ts';
import type { BlockHtml } from './content/block-html.ts';
import { asBlock, type ExtraContent } from './extra-content/extra-content.ts';
import type { AuditedHead } from './head/head-of-post.ts';

/** The state of the editor at one moment. */
export interface EditedPost {
	readonly title: string;
	/** The current or future URL of the post; null while it is unknown. */
	readonly url: string | null;
	readonly head: AuditedHead;
	readonly wishes: AuditWishes;
	/** Flattened, in document order. */
	readonly blocks: readonly Block[];
	/** Content outside the blocks; audited after them. */
	readonly extra: readonly ExtraContent[];
	/** Structured data of the page, as HTML; empty if it has none. */
	readonly schema: string;
	/** A number that changes when the canvas's output of a block changes. */
	readonly shown: number;
}

export function isSamePost(left: EditedPost, right: EditedPost): boolean {
	return (
		left.title === right.title &&
		left.url === right.url &&
		left.shown === right.shown &&
		left.schema === right.schema &&
		JSON.stringify(left.head) === JSON.stringify(right.head) &&
		JSON.stringify(left.wishes) === JSON.stringify(right.wishes) &&
		JSON.stringify(left.extra) === JSON.stringify(right.extra) &&
		left.blocks.length === right.blocks.length &&
		left.blocks.every((block, index) => block === right.blocks[index])
	);
}

/** Id of the block with the structured data that the head contains. */
export const schemaBlock = 'plumbline/schema';

/** The post in the format of the audit. */
export function postToAudit(
	{ url, head, blocks, extra, schema }: EditedPost,
	blockHtml: BlockHtml,
	language: string,
): EditorPost {
	return {
		...head,
		...(url !== null && { url }),
		...(language && { language }),
		blocks: [
			...blocks.map((block) => ({
				id: block.clientId,
				name: block.name,
				html: blockHtml(block),
			})),
			...extra.map(asBlock),
			...(schema ? [{ id: schemaBlock, name: schemaBlock, html: schema }] : []),
		],
	};
}
