import {
	type EngineEvent,
	endingOn,
	engineEventsIn,
	type Granularity,
	type SearchCoverage,
	usualPeriod,
} from '@plumbline/core/api';
import { type CallersSite, findSite } from '../../accounts/find-site.ts';
import type { Database } from '../../database/open-database.ts';
import { type Day, type DayRange, formatDay, parseDay } from '../../facts/day.ts';
import { coverageIn, type NeededRows } from '../../rankings/coverage/coverage-in.ts';
import { lastCompleteDay } from '../../rankings/coverage/seen-days.store.ts';
import { askedRange, type ComparedDates, comparedRange } from '../../rankings/question/range.ts';
import { type SearchedSeries, searchedSeries } from './searched-series.store.ts';

interface GivenRange {
	readonly date_from?: string | undefined;
	readonly date_to?: string | undefined;
	readonly days?: number | undefined;
}

/** The requested days; what is missing in the request follows from the last complete day. */
function searchedRange(
	{ date_from, date_to, days = usualPeriod }: GivenRange,
	lastDay: Day,
	granularity: Granularity = 'monthly',
): ReturnType<typeof askedRange> {
	const to = date_to ?? formatDay(Math.max(lastDay, dayOf(date_from) ?? lastDay));
	const from = date_from ?? formatDay(endingOn(dayOf(to) ?? lastDay, days).from);
	return askedRange(from, to, granularity);
}

function dayOf(date: string | undefined): Day | null {
	return date === undefined ? null : parseDay(date);
}

export interface SearchedInput extends GivenRange, ComparedDates {
	readonly site_global_key: string;
	readonly search_engine_global_key?: string | undefined;
}

/** The site, series and days of a request, and how complete they are. */
export interface SearchedDays {
	readonly site: CallersSite;
	/** Null if no engine of the site has figures. */
	readonly series: SearchedSeries | null;
	readonly range: DayRange;
	readonly granularity: Granularity;
	readonly coverage: SearchCoverage;
	/** The common part of `meta`. */
	readonly meta: {
		readonly site_global_key: string;
		readonly search_engine_global_key: string | null;
		readonly date_from: string;
		readonly date_to: string;
		readonly coverage: SearchCoverage;
		readonly engine_events: EngineEvent[];
	};
}

interface Needs extends NeededRows {
	readonly granularity?: Granularity;
}

/** Shown for a site without any figures. */
const firstDay: Day = 20_000;

export async function searchedDays(
	database: Database,
	caller: { readonly accountId: number; readonly siteId: number | null },
	input: SearchedInput,
	needs: Needs,
): Promise<SearchedDays> {
	const site = await findSite(database, caller, input.site_global_key);
	const series = await searchedSeries(database, site.id, input.search_engine_global_key);
	const lastDay = series === null ? null : await lastCompleteDay(database, series);
	const { granularity, range } = searchedRange(input, lastDay ?? firstDay, needs.granularity);
	const coverage = await coverageIn(database, series, range, needs);
	return {
		site,
		series,
		range,
		granularity,
		coverage,
		meta: {
			site_global_key: site.globalKey,
			search_engine_global_key: series?.key ?? null,
			date_from: formatDay(range.from),
			date_to: formatDay(range.to),
			coverage,
			engine_events: [...engineEventsIn(series?.key ?? null, range, comparedRange(input, range))],
		},
	};
}
