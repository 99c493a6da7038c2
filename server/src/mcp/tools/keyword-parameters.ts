import * as z from 'zod';
import { quote, quotedSchema } from '../quoted.ts';

/** Every tool that changes something says first what it would do. */
export const dryRun = z
	.prefault(z.boolean(), true)
	.describe('true changes nothing and says what would happen. Then call again with false.');

/** The parameters of adding and removing keywords. */
export const keywordParameters = {
	site: z.string().describe('Its domain or key.'),
	keywords: z.array(z.string()).min(1).max(1000),
	dry_run: dryRun,
};

export const keywordsHead = z.object({
	dry_run: z.boolean(),
	changed: z.int().describe('Keywords that were changed, or would be.'),
});

export const changedKeyword = z.object({
	status: z.string().describe('rejected: left as it was, for the reason beside it.'),
	quoted: quotedSchema({ keyword: z.string(), reason: z.optional(z.string()) }),
});

/** Keywords that cannot be changed; the others are. */
export const rejectedItems = (
	rejected: readonly { readonly keyword: string; readonly reason: string }[] = [],
): z.infer<typeof changedKeyword>[] =>
	rejected.map(({ keyword, reason }) => ({
		status: 'rejected',
		quoted: { keyword: quote(keyword), reason: quote(reason) },
	}));
