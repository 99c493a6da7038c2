import * as z from 'zod';
import type { Tool, ToolAnswer } from '../tool.ts';

/** In bytes of JSON. A dozen of such answers still leave an agent room to think. */
const largestAnswer = 4000;

export interface AnswerPage extends Record<string, unknown> {
	readonly items: readonly object[];
	/** How many items there are on all pages. */
	readonly total: number;
	readonly next_cursor: string | null;
}

/**
 * Schema of a page of the tool's answer. It is not sent to clients, because it is twice as long as all
 * that a model needs to call the tool; tests hold answers against it.
 */
export const pageSchema = ({ head, item }: Pick<Tool, 'head' | 'item'>) =>
	head.extend({
		items: z.array(item),
		total: z.int().describe('The number of items on all pages of the answer.'),
		next_cursor: z
			.nullable(z.string())
			.describe(
				'Repeat the call with the same arguments and this cursor for more; null at the end.',
			),
	});

/** The items from `offset` that fit; at least one, so that a reader always gets ahead. */
export function answerPage({ head, items }: ToolAnswer, offset: number): AnswerPage {
	const total = items.length;
	const page = (end: number): AnswerPage => ({
		...head,
		items: items.slice(offset, end),
		total,
		next_cursor: end < total ? String(end) : null,
	});
	let bytes = byteLength(page(offset));
	let end = offset;
	while (end < total) {
		bytes += byteLength(items[end]) + 1;
		if (bytes > largestAnswer && end > offset) break;
		end++;
	}
	return page(end);
}

const byteLength = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
