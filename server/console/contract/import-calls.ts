import * as z from 'zod/mini';
import { defineCall } from './console-call.ts';

/** Stores a CSV of rankings. The input is in the query, and the body is the file. */
export const importRankings = defineCall({
	path: '/console/import',
	needs: 'owner',
	input: z.strictObject({
		/** The domain of the site, which is added if the account does not have it. */
		domain: z.string(),
		search_engine: z.string(),
		/** Reads the whole file and stores nothing. */
		dry_run: z.enum(['true', 'false']),
	}),
	output: z.strictObject({
		/** Null in a dry run for a site that the account does not have. */
		site_global_key: z.nullable(z.string()),
		search_engine: z.string(),
		facts: z.int(),
		keywords: z.int(),
		first_day: z.nullable(z.string()),
		last_day: z.nullable(z.string()),
		notes: z.array(z.string()),
	}),
});

export type ImportedRankings = z.infer<typeof importRankings.output>;
