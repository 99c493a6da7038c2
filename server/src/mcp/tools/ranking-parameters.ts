import * as z from 'zod';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The parameters of every question about ranks. */
export const rankingParameters = {
	site: z.string().describe('Its domain or key.'),
	search_engine: z.string().describe('Such as google_us; list_sites has those of the site.'),
	date_from: day.describe('First day.'),
	date_to: day.describe('Last day.'),
	page_url: z.optional(z.string()).describe('Only keywords that this page ranks for.'),
};

export const rankingsProvenance = z.object({
	source: z.string(),
	date_from: z.string(),
	date_to: z.string(),
	keywords: z.int().describe('Active keywords that match, at most 1,000.'),
	never_checked: z
		.int()
		.describe('Keywords that nobody looked up in the range. Their rank is unknown, not bad.'),
	complete: z.boolean().describe('Whether every keyword was looked up in the range.'),
});

export function provenanceOf(
	range: { readonly date_from: string; readonly date_to: string },
	states: readonly string[],
): z.infer<typeof rankingsProvenance> {
	const neverChecked = states.filter((state) => state === 'never checked').length;
	return {
		source: 'stored rankings',
		date_from: range.date_from,
		date_to: range.date_to,
		keywords: states.length,
		never_checked: neverChecked,
		complete: neverChecked === 0,
	};
}
