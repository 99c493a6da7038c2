import {
	dimensionsOf,
	type listSearchSplit as endpoint,
	isOfSearcher,
	type ParsedInputOf,
	type SearchSplit,
	type SplitDimension,
	splitDimensions,
	writeSegment,
} from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import { type DayRange, formatDay } from '../../facts/day.ts';
import { coverageIn } from '../../rankings/coverage/coverage-in.ts';
import type { Sql } from '../../rankings/figures/observations.ts';
import { comparedRange } from '../../rankings/question/range.ts';
import { searchersFit } from '../../rankings/segments/plain-conditions.ts';
import { added, figuresOf, noSums, type SearchSums } from '../series/figures.ts';
import { searchedDays } from '../series/searched-days.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';
import { siteTotals } from '../totals/site-totals.store.ts';
import { splitSums } from './split-sums.store.ts';

type Input = ParsedInputOf<typeof endpoint>;

/** The figures of a site by country and by device, and those of the whole site. */
export async function listSearchSplit(
	database: Database,
	caller: Parameters<typeof searchedDays>[1],
	input: Input,
): Promise<SearchSplit> {
	const { meta, range, series } = await searchedDays(database, caller, input, { pages: false });
	const { segment = [] } = input;
	const compared = comparedRange(input, range);
	const fits = searchersFit(segment);
	const listed = (by: SplitDimension) => {
		const needed = splitDimensions.filter(
			(one) => one === by || dimensionsOf(segment).includes(one),
		);
		return splitBy(database, series, { by, needed, fits, range, compared });
	};
	return {
		meta: {
			...meta,
			segment: writeSegment(segment),
			basis: segment.every(isOfSearcher) ? 'split' : 'nothing',
			compare_from: compared && formatDay(compared.from),
			compare_to: compared && formatDay(compared.to),
		},
		totals: figuresOf(await siteTotals(database, series, range)),
		countries: await listed('country'),
		devices: await listed('device'),
	};
}

interface Asked {
	readonly by: SplitDimension;
	/** Days have to be read by all of these. */
	readonly needed: readonly SplitDimension[];
	readonly fits: Sql;
	readonly range: DayRange;
	readonly compared: DayRange | null;
}

async function splitBy(
	database: Database,
	series: SearchedSeries | null,
	{ by, needed, fits, range, compared }: Asked,
): Promise<SearchSplit['countries']> {
	const sumsIn = async (days: DayRange | null): Promise<ReadonlyMap<string, SearchSums>> =>
		series === null || days === null ? new Map() : splitSums(database, series, days, { by, fits });
	const coverage = (days: DayRange) =>
		coverageIn(database, series, days, { pages: false, split: needed });
	const [now, before] = await Promise.all([sumsIn(range), sumsIn(compared)]);
	const names = [...new Set([...now.keys(), ...before.keys()])];
	const rows = names.map((name) => ({
		name,
		...figuresOf(now.get(name) ?? noSums),
		before: compared && figuresOf(before.get(name) ?? noSums),
	}));
	return {
		coverage: await coverage(range),
		compare_coverage: compared && (await coverage(compared)),
		totals: figuresOf([...now.values()].reduce<SearchSums>(added, noSums)),
		rows: rows.toSorted(
			(one, other) =>
				other.clicks - one.clicks ||
				other.impressions - one.impressions ||
				(one.name < other.name ? -1 : 1),
		),
	};
}
