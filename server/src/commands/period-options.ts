import { longestPeriod } from '@plumbline/core/api';
import { usageError } from '../process/expected-error.ts';
import { wholeNumberOf } from './option-values.ts';

export const seriesOption = {
	type: 'string',
	value: 'KEY',
	help: 'Series, such as google or google_us. Default: the one with the most clicks.',
} as const;

const fromOption = {
	type: 'string',
	value: 'DATE',
	help: 'First day. Default: 28 days with the last one.',
} as const;

const toOption = {
	type: 'string',
	value: 'DATE',
	help: 'Last day. Default: the last complete day.',
} as const;

export const daysOption = {
	type: 'string',
	value: 'N',
	help: 'Length in days, instead of the first day. Whole weeks compare best: 7, 28, 91, 182, 364, 483.',
} as const;

export const segmentOption = {
	type: 'string',
	value: 'CONDITIONS',
	help: "Only this part of the site, such as 'folder:/blog/ -query:free' or 'page~^https query:\"gold ring\" brand', or of its totals: 'country:jp device:mobile'.",
} as const;

const compareOption = {
	type: 'string',
	value: 'WITH',
	help: 'Add the change of clicks since the days before (before) or a year ago (year), from the same weekday.',
} as const;

/** The series and the days that an answer is about. */
export const periodOptions = {
	'search-engine': seriesOption,
	from: fromOption,
	to: toOption,
	days: daysOption,
} as const;

/** The same for a part of the site, with the change since a time before. */
export const comparedOptions = {
	...periodOptions,
	compare: compareOption,
	segment: segmentOption,
} as const;

type Typed = { readonly [Name in keyof typeof comparedOptions]?: string | undefined };

/** The parameters of the API for what was typed. */
export const periodOf = ({ compare, segment, ...values }: Typed) => ({
	search_engine_global_key: values['search-engine'],
	date_from: values.from,
	date_to: values.to,
	days: daysOfOption(values)?.toString(),
	...{ compare, segment },
});

/** The length that was typed; undefined without one. */
export function daysOfOption({
	days,
	from,
}: {
	readonly days?: string | undefined;
	readonly from?: string | undefined;
}): number | undefined {
	if (days !== undefined && from !== undefined) {
		throw usageError('--days and --from both say where the range begins. Give one.');
	}
	return wholeNumberOf('days', days, { least: 1, most: longestPeriod, wanted: 'a number of days' });
}
