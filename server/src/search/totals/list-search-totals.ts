import {
	basisOf,
	dimensionsOf,
	type listSearchTotals as endpoint,
	isOfPages,
	type ParsedInputOf,
	type SearchTotals,
} from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import { formatDay, parseDay } from '../../facts/day.ts';
import { brandNames } from '../../rankings/brand/brand-names.store.ts';
import { coverageIn, type NeededRows } from '../../rankings/coverage/coverage-in.ts';
import { type SegmentRows, segmentRows } from '../../rankings/segments/segment-rows.store.ts';
import { bucketsOf, isWholeStep } from '../../rankings/trends/buckets.ts';
import { brandedSums } from '../brand/brand.store.ts';
import { added, figuresOf, noSums, type SearchSums } from '../series/figures.ts';
import { type SearchedDays, searchedDays } from '../series/searched-days.ts';
import { beyondUsual, daysOfPast } from './beyond-usual.ts';
import { type DaySums, segmentDays, siteDays, siteHours } from './site-totals.store.ts';

type Input = ParsedInputOf<typeof endpoint>;

/** The totals of a site, or of a part of it, step by step. */
export async function listSearchTotals(
	database: Database,
	caller: { readonly accountId: number; readonly siteId: number | null },
	input: Input,
): Promise<SearchTotals> {
	const { include_brand, include_hours, include_usual, segment = [] } = input;
	const isByPage = input.url !== undefined || segment.some(isOfPages);
	const needs = { pages: isByPage, split: dimensionsOf(segment), granularity: input.granularity };
	const asked = await searchedDays(database, caller, input, needs);
	const rows = await segmentRows(database, asked.site, input);
	const { granularity, series, range, meta } = asked;
	const days = await segmentDays(database, series, range, rows);
	const basis = basisOf(segment, { pages: isByPage, queries: false });
	return {
		meta: { ...meta, segment: rows.written, basis, granularity },
		totals: figuresOf(days.reduce<SearchSums>(added, noSums)),
		steps: stepsOf(days, asked),
		...(include_usual && { beyond_usual: await ofPast(database, asked, { rows, needs }) }),
		...(include_brand && { brand: await brandOf(database, asked) }),
		...(include_hours && { hours: await hoursOf(database, asked) }),
	};
}

async function ofPast(
	database: Database,
	{ range, series }: SearchedDays,
	{ needs, rows }: { readonly needs: NeededRows; readonly rows: SegmentRows },
) {
	const past = daysOfPast(range);
	const coverage = await coverageIn(database, series, past, needs);
	return beyondUsual(await segmentDays(database, series, past, rows), coverage, range);
}

function stepsOf(
	days: readonly DaySums[],
	{ range, coverage, granularity }: SearchedDays,
): SearchTotals['steps'] {
	const open = [...coverage.incomplete, ...coverage.missing].map(({ from, to }) => ({
		from: parseDay(from) ?? 0,
		to: parseDay(to) ?? 0,
	}));
	return bucketsOf(range, granularity).map((step) => {
		const { from, to } = step;
		const sums = days.filter(({ day }) => day >= from && day <= to);
		return {
			date: formatDay(from),
			...figuresOf(sums.reduce<SearchSums>(added, noSums)),
			is_complete:
				isWholeStep(step, granularity) && !open.some((gap) => gap.from <= to && gap.to >= from),
		};
	});
}

async function brandOf(database: Database, { site, series, range }: SearchedDays) {
	const names = [...(await brandNames(database, site))];
	const nothing = { branded: noSums, other: noSums };
	const sums = series === null ? nothing : await brandedSums(database, series, range, names);
	const total = (await siteDays(database, series, range)).reduce<SearchSums>(added, noSums);
	const disclosed = added(sums.branded, sums.other);
	return {
		names,
		branded: figuresOf(sums.branded),
		other: figuresOf(sums.other),
		undisclosed: {
			clicks: Math.max(0, total.clicks - disclosed.clicks),
			impressions: Math.max(0, total.impressions - disclosed.impressions),
		},
	};
}

async function hoursOf(database: Database, { series }: SearchedDays) {
	const hours = await siteHours(database, series);
	return hours.map(({ hourMs, isFinal, ...sums }) => ({
		hour: new Date(hourMs).toISOString(),
		...figuresOf(sums),
		is_complete: isFinal,
	}));
}
