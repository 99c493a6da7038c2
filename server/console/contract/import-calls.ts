import * as z from 'zod/mini';
import { defineCall } from './console-call.ts';

const day = z.nullable(z.string());

/** Stores the figures of a file of any kind. The input is in the query, and the body is the file. */
export const importFile = defineCall({
	path: '/console/import',
	needs: 'owner',
	input: z.strictObject({
		/** The domain of the site, which is added if the account does not have it. */
		domain: z.string(),
		/** For files that do not name one; empty if nobody was asked. */
		search_engine: z.string(),
		/** For totals that do not say which days they cover; empty if nobody was asked. */
		date_from: z.string(),
		date_to: z.string(),
		/** Reads the whole file and stores nothing. */
		dry_run: z.enum(['true', 'false']),
		/** Shown beside figures that have no days. */
		file_name: z.optional(z.string().check(z.maxLength(255))),
	}),
	output: z.strictObject({
		/** Null in a dry run for a site that the account does not have. */
		site_global_key: z.nullable(z.string()),
		format: z.string(),
		/** The answer that the file lacks, so that nothing was read or stored; null if it lacks none. */
		asks: z.nullable(z.enum(['search_engine', 'days', 'day'])),
		series: z.array(
			z.strictObject({
				search_engine: z.string(),
				/** Days of the whole site that are stored, and how many of them the file covers too. */
				stored_first_day: day,
				stored_last_day: day,
				stored_in_file: z.int(),
			}),
		),
		/** The kinds of facts that are in the file. */
		facts: z.record(z.string(), z.int()),
		keywords: z.int(),
		first_day: day,
		last_day: day,
		notes: z.array(z.string()),
	}),
});

export type ImportedFile = z.infer<typeof importFile.output>;
