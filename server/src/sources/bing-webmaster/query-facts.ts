import type { Day } from '../../facts/day.ts';
import type { SearchFact, SearchPageFact, SiteSearchFact } from '../../facts/facts.ts';
import { textOf } from '../json-values.ts';
import { numbersOf } from './bing-api.ts';
import { parseWcfDay } from './wcf-date.ts';

type Row = Readonly<Record<string, unknown>>;

/** Bing’s figures for a query in a week. Leaves out rows without a position, which would spoil averages. */
export function queryFacts(rows: readonly Row[]): SearchFact[] {
	return rows.flatMap((row) => {
		const [keyword, day, sums] = [textOf(row.Query).trim(), dayOf(row), sumsOf(row)];
		return keyword === '' || day === null || sums === null
			? []
			: [{ keyword, day, days: 7 as const, ...sums }];
	});
}

/** The pages of one query; Bing puts their URLs into the field for queries. */
export function pageFacts(keyword: string, rows: readonly Row[]): SearchPageFact[] {
	return rows.flatMap((row) => {
		const [url, day, sums] = [textOf(row.Query).trim(), dayOf(row), sumsOf(row)];
		return URL.canParse(url) && day !== null && sums !== null
			? [{ keyword, day, url, ...sums }]
			: [];
	});
}

/** Clicks and impressions of the whole site by day; Bing has no positions for these. */
export function siteFacts(rows: readonly Row[]): SiteSearchFact[] {
	return rows.flatMap((row) => {
		const day = dayOf(row);
		const { impressions, clicks } = numbersOf(row);
		return day === null ? [] : [{ day, impressions, clicks, positionSum: 0 }];
	});
}

function dayOf(row: Row): Day | null {
	return parseWcfDay(textOf(row.Date));
}

function sumsOf(row: Row) {
	const { impressions, clicks, position } = numbersOf(row);
	if (position === null) return null;
	return { impressions, clicks, positionSum: position * impressions };
}
