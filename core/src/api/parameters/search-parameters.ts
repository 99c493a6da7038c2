import * as z from 'zod/mini';
import { longestPeriod } from '../../periods/period-choice.ts';
import { readSegment, type SegmentFault } from '../../segments/segment.ts';
import { anyCaseChoice } from './choice-parameters.ts';
import { calendarDate } from './date-parameter.ts';
import { plainForm } from './documented.ts';
import { wholeNumber } from './number-parameters.ts';
import { text, texts } from './parameters.ts';
import { sortDirections } from './sort-columns.ts';

/** The common parameters of everything that a search engine reports about a site. */
export const searchParameters = {
	site_global_key: text('The site, by its site_global_key from the list of sites.'),
	search_engine_global_key: z.optional(
		text(
			'The series, by a key from the list of sites: google is Google worldwide, google_us one country, google__image Google Images. Default: the one with the most clicks in the newest 28 complete days.',
		),
	),
};

/** The range of days; without one, the newest 28 complete days. */
export const searchRange = {
	date_from: z.optional(
		calendarDate('The first day of the range. Default: 28 days with the last one.'),
	),
	date_to: z.optional(calendarDate('The last day of the range. Default: the last complete day.')),
	days: z.optional(
		wholeNumber(
			1,
			longestPeriod,
			'The length of the range in days, for a request without date_from. Whole weeks compare best: 7, 28, 91, 182, 364, 483.',
		),
	),
};

/** The days to compare the range with: by name, or both dates. */
export const comparedRange = {
	compare: z.optional(
		anyCaseChoice(
			['before', 'year'],
			'The days to compare with, for a request without compare_from: those before the range, or those a year ago. Both begin on the same weekday.',
		),
	),
	compare_from: z.optional(calendarDate('The first day of the range to compare with.')),
	compare_to: z.optional(calendarDate('The last day of the range to compare with.')),
};

export const searchPaging = {
	limit: z.prefault(wholeNumber(1, 1000, 'The maximum number to return.'), 100),
	offset: z.prefault(wholeNumber(0, 2 ** 31 - 1, 'The number to skip.'), 0),
};

export const searchSortDirection = z.prefault(
	anyCaseChoice(sortDirections, 'The sort direction.'),
	'desc',
);

const mostPages = 1000;
const wantedPages =
	'Only this page. Repeat it for several. Scheme, www., trailing slash, fragment and tracking parameters make no difference.';

export const searchedPages = z.optional(
	texts(wantedPages).check(
		z.minLength(1, { error: wantedPages }),
		z.maxLength(mostPages, { error: `${wantedPages} At most ${mostPages}.` }),
	),
);

export const searchLocale = z.optional(
	text('The language of the sentences, as a BCP 47 tag such as en or ja. Default: en.'),
);

const wantedSegment =
	'Only a part of the site, such as folder:/blog/ -page:text page~regex query:"two words" brand; or country:jp.';

const segmentFaults: Readonly<Record<SegmentFault, string>> = {
	unknown: 'is not a condition',
	empty: 'has no value',
	too_long: 'is longer than 200 characters',
	too_many: 'is one condition too many; ten are read',
	no_folder: 'does not name a folder, which begins with a slash',
	no_pattern: 'is not a regular expression as RE2 has them, or repeats too much',
	no_country: 'does not name a country by two letters, such as jp',
	no_device: 'does not name a device: desktop, mobile or tablet',
};

/** The part of a site that a request is about; without it, the whole site. */
export const searchedSegment = z.optional(
	z
		.pipe(
			z.string({ error: wantedSegment }).check(
				z.maxLength(4000, { error: wantedSegment }),
				z.refine((text) => !text.includes('\0') && text.isWellFormed(), { error: wantedSegment }),
				z.refine((text) => readSegment(text).faults.length === 0, {
					error: ({ input }) => faultySegment(String(input)),
				}),
			),
			z.transform((text) => readSegment(text).segment),
		)
		.check(z.meta({ description: wantedSegment, [plainForm]: { type: 'string' } })),
);

function faultySegment(text: string): string {
	const [first] = readSegment(text).faults;
	return first ? `“${first.text}” ${segmentFaults[first.fault]}. ${wantedSegment}` : wantedSegment;
}
