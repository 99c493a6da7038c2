import * as z from 'zod/mini';
import { anyCaseChoice } from './choice-parameters.ts';
import { calendarDate } from './date-parameter.ts';
import { ids, wholeNumber } from './number-parameters.ts';
import { flag, list, text, texts } from './parameters.ts';
import { searchedSegment } from './search-parameters.ts';
import { sortColumn, sortDirections } from './sort-columns.ts';

export const granularities = ['daily', 'weekly', 'monthly'] as const;

export type Granularity = (typeof granularities)[number];

const mostTexts = 1000;

/** The common parameters of rankings and their trends. */
export const rankingParameters = {
	site_global_key: text('The site, by its site_global_key from the list of sites.'),
	search_engine_global_key: text(
		'The search engine, by a key from the list of sites, such as google_us.',
	),
	date_from: calendarDate('The first day of the range.'),
	date_to: calendarDate('The last day of the range.'),
	granularity: z.prefault(
		anyCaseChoice(
			granularities,
			'The length of a step. Beyond 500 days steps are weeks, beyond 3 years months; meta.granularity says which.',
		),
		'daily',
	),
	groups: z.optional(
		list(
			'Only keywords of these groups, by name or global key, separated by commas; put a name that contains a comma in "quotes".',
		),
	),
	conversion_events: z.optional(
		ids(
			'Ids of conversion events, separated by commas: only these count as conversions and revenue. They do not filter keywords.',
		),
	),
	limit: z.prefault(wholeNumber(1, 1000, 'The maximum number to return.'), 100),
	offset: z.prefault(wholeNumber(0, 2 ** 31 - 1, 'The number to skip.'), 0),
	sort_col: z.prefault(
		sortColumn('The column to sort by. Keywords without a value come last in both directions.'),
		'visits',
	),
	sort_dir: z.prefault(anyCaseChoice(sortDirections, 'The sort direction.'), 'desc'),
	url: z.optional(
		few(
			'Only keywords that this page ranks for. Repeat it for several pages. Scheme, www., trailing slash, fragment and tracking parameters make no difference.',
		),
	),
	segment: searchedSegment,
	keyword: z.optional(few('Only this keyword, however it is spelled. Repeat it for several.')),
	null_style: z.prefault(
		anyCaseChoice(['null', 'zero'], 'zero writes 0 where there is no rank, instead of null.'),
		'null',
	),
	details: z.optional(flag('Adds where each rank comes from, and more.')),
	untracked: z.optional(flag('Also answers about queries that nobody tracks.')),
};

function few(wanted: string) {
	const error = `${wanted} At most ${mostTexts}.`;
	return texts(wanted).check(z.minLength(1, { error: wanted }), z.maxLength(mostTexts, { error }));
}
