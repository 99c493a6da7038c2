import * as z from 'zod';

/** The parameters of every audit. */
export const auditParameters = {
	keyword: z
		.optional(z.string())
		.describe('The search query that the page is meant to be found for.'),
	geo: z
		.prefault(z.string(), 'us')
		.describe('The country whose search results count, as two letters. Default: us.'),
	locale: z.optional(z.string()).describe('The language of our texts: en or ja. Default: en.'),
	include_notes: z
		.prefault(z.boolean(), false)
		.describe('Whether to list notes too: small improvements without effect on indexing.'),
};
