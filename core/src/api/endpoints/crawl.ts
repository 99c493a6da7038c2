import * as z from 'zod/mini';
import { wholeNumber } from '../parameters/number-parameters.ts';

/**
 * `waiting` for a free place on the server; `stopped` by somebody, and can be continued; `failed`
 * for the reason in `problem`.
 */
export const crawlStates = ['waiting', 'running', 'stopped', 'failed', 'done'] as const;

export type CrawlState = (typeof crawlStates)[number];

export const crawlSchema = z.strictObject({
	crawl_id: z.int(),
	start: z.string(),
	/** Whether it visits a list of pages, such as the busiest ones, and follows no links. */
	is_list: z.boolean(),
	state: z.enum(crawlStates),
	begun_at: z.iso.datetime(),
	ended_at: z.nullable(z.iso.datetime()),
	/** The most pages to visit; null for all. */
	pages_limit: z.nullable(z.int()),
	/** URLs visited, without those that failed. */
	done: z.int(),
	/** URLs without a page. */
	failed: z.int(),
	/** URLs that the limit still allows and nobody has visited yet. */
	waiting: z.int(),
	/** URLs that patterns, depth or endless lists left out. */
	left_out: z.int(),
	problem: z.nullable(z.string()),
});

export type CrawlInfo = z.infer<typeof crawlSchema>;

export const crawlId = (wanted: string) => wholeNumber(1, 2 ** 31 - 1, wanted);
