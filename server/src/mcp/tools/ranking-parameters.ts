import { endingOn, listSearchTotals, longestPeriod, usualPeriod } from '@plumbline/core/api';
import { dayMs, formatDay } from '@plumbline/core/time';
import * as z from 'zod';
import type { ToolCall } from '../tool.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The parameters of every question about ranks. */
export const rankingParameters = {
	site: z.string().describe('Domain or key.'),
	search_engine: z.string().describe('Like google_us; see list_sites.'),
	date_from: z.optional(day).describe('First day.'),
	date_to: z.optional(day).describe('Default: the last complete day.'),
	days: z
		.optional(z.int().min(1).max(longestPeriod))
		.describe('Length, without date_from. Default: 28.'),
	page_url: z.optional(z.string()).describe('Only keywords of this page.'),
	segment: z.optional(z.string()).describe('Like folder:/blog -query:free brand.'),
};

interface AskedDays {
	readonly site: string;
	readonly search_engine: string;
	readonly date_from?: string | undefined;
	readonly date_to?: string | undefined;
	readonly days?: number | undefined;
}

/** The dates of a question; the server decides what it leaves out. */
export async function askedDates(
	{ site, search_engine, date_from, date_to, days }: AskedDays,
	{ client, now, signal }: ToolCall,
): Promise<{ readonly date_from: string; readonly date_to: string }> {
	if (date_from !== undefined && date_to !== undefined) return { date_from, date_to };
	const asked = { site_global_key: site, search_engine_global_key: search_engine };
	const range = { date_from, date_to, days, granularity: 'monthly' } as const;
	const { meta } = await client.call(listSearchTotals, { ...asked, ...range }, { signal });
	const isKnown =
		date_to !== undefined || meta.coverage.missing.every(({ to }) => to < meta.date_to);
	if (isKnown) return { date_from: meta.date_from, date_to: meta.date_to };
	// Without reports there are checks of results pages, which are complete at once.
	const today = Math.floor(now.getTime() / dayMs);
	const first = endingOn(today, days ?? usualPeriod).from;
	return { date_from: date_from ?? formatDay(first), date_to: formatDay(today) };
}

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
