import type { SearchConsoleExport } from '@plumbline/core';
import { parseDay } from '../../../facts/day.ts';
import type { Facts, SearchPeriodFact, SearchSums, SiteSearchFact } from '../../../facts/facts.ts';
import type { ImportTally } from '../import-tally.ts';
import type { ExportSeries } from './export-series.ts';

/** Totals stay totals; no days are invented from them. */
export function searchConsoleFacts(
	exported: SearchConsoleExport,
	{ queries }: ExportSeries,
	tally: ImportTally,
): Facts {
	const searchPeriods = periodsOf(exported, tally);
	const siteSearch = queries.length === 0 ? siteDaysOf(exported) : [];
	if (queries.length > 0) {
		tally.warnings.push(
			`The export was filtered by query (${queries.join(', ')}): queries outside the filter are missing, and its days are not those of the whole site and were left out.`,
		);
	}
	tally.facts.searchPeriods += searchPeriods.length;
	tally.facts.siteSearch += siteSearch.length;
	for (const { day } of siteSearch) tally.days.add(day);
	tally.warnings.push(...exported.notes);
	return { searchPeriods, siteSearch };
}

function periodsOf(
	{ queries, range }: SearchConsoleExport,
	tally: ImportTally,
): SearchPeriodFact[] {
	if (range === null) return [];
	const [fromDay, toDay] = [knownDay(range.from), knownDay(range.to)];
	tally.days.add(fromDay).add(toDay);
	const usable = queries.filter(({ query }) => tally.keywords.fault(query) === null);
	const leftOut = queries.length - usable.length;
	if (leftOut > 0) {
		tally.warnings.push(
			`${leftOut} queries were left out: they are too long for a keyword, or contain control characters.`,
		);
	}
	for (const { query } of usable) tally.keywords.numberOf(query);
	return usable.map(({ query, ...figures }) => ({
		keyword: query,
		fromDay,
		toDay,
		...sumsOf(figures),
	}));
}

function siteDaysOf({ days }: SearchConsoleExport): SiteSearchFact[] {
	const byDay = Map.groupBy(days, ({ date }) => knownDay(date));
	return [...byDay].map(([day, parts]) => ({ day, ...parts.map(sumsOf).reduce(added) }));
}

interface Figures {
	readonly clicks: number;
	readonly impressions: number;
	readonly position: number;
}

function sumsOf({ clicks, impressions, position }: Figures): SearchSums {
	return { clicks, impressions, positionSum: position * impressions };
}

/** The last 24 hours arrive as hours of one or two days. */
function added(one: SearchSums, other: SearchSums): SearchSums {
	return {
		clicks: one.clicks + other.clicks,
		impressions: one.impressions + other.impressions,
		positionSum: one.positionSum + other.positionSum,
	};
}

function knownDay(date: string): number {
	const day = parseDay(date);
	if (day === null) throw new Error(`The export was read with the day “${date}”.`);
	return day;
}
