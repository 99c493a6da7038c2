import * as z from 'zod';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The parameters of every question about ranks. */
export const rankingParameters = {
	site: z.string().describe('The site, from list_sites.'),
	search_engine: z.string().describe('One of the site’s search engines, such as google_us.'),
	date_from: day.describe('The first day, as YYYY-MM-DD.'),
	date_to: day.describe('The last day, as YYYY-MM-DD.'),
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
