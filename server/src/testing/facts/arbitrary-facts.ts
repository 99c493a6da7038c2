import { sortColumns, sortDirections } from '@plumbline/core/api';
import fc from 'fast-check';
import { formatDay, parseDay } from '../../facts/day.ts';
import type { SiteFacts } from './site-facts.ts';

// Small on purpose: few keywords, pages and days make ties, gaps and duplicates common.

const keywords = ['rye', 'Pie', 'bun', 'éclair', 'パン', '🥐 roll', 'tart'];
const pages = ['a', 'b', 'c', 'd'].map((name) => `https://bakery.example/${name}`);
const groups = ['Bread', 'Sweet, fine', '季節'];
const events = ['order', 'call'];

const firstDay = parseDay('2026-08-25') ?? 0;
const lastDay = parseDay('2026-11-10') ?? 0;

const date = fc.integer({ min: firstDay, max: lastDay }).map(formatDay);
const keyword = fc.constantFrom(...keywords);
const page = fc.constantFrom(...pages);
const rank = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom('u' as const, 'e' as const));
// Quarters, because their sums are exact in any order.
const position = fc.integer({ min: 4, max: 24 }).map((quarters) => quarters / 4);
const sums = { impressions: fc.nat(3), clicks: fc.nat(2), position };

function rows<Row>(row: fc.Arbitrary<Row>, key: (row: Row) => string, maxLength: number) {
	// With a smaller `size`, fast-check would prefer few rows, which rarely collide.
	return fc.uniqueArray(row, { selector: key, maxLength, size: 'max' });
}

const byKeywordAndDate = (row: { readonly keyword: string; readonly date: string }) =>
	`${row.keyword} ${row.date}`;

const rankRow = fc.record(
	{ keyword, date, rank, url: page, depth: fc.constantFrom(10, 100) },
	{ requiredKeys: ['keyword', 'date', 'rank'] },
);

const keywordRow = fc.record({
	text: keyword,
	isActive: fc.constantFrom(true, true, true, false),
	groups: fc.subarray(groups),
});

/** Each kind of fact is optional: sites have only what their sources provide. */
function sometimes<Value>(arbitrary: fc.Arbitrary<readonly Value[]>) {
	return fc.oneof(fc.constant([]), arbitrary);
}

export const arbitraryFacts: fc.Arbitrary<SiteFacts> = fc.record({
	keywords: fc.tuple(...keywords.map((text) => keywordRow.map((row) => ({ ...row, text })))),
	groups: fc.constant(groups),
	events: fc.constant(events),
	pages: fc.constantFrom(
		[],
		[{ url: pages[1] ?? '', sameAs: pages[0] ?? '' }],
		[1, 3].map((index) => ({ url: pages[index] ?? '', sameAs: pages[2] ?? '' })),
	),
	ranks: sometimes(rows(rankRow, byKeywordAndDate, 60)),
	search: sometimes(
		rows(
			fc.record(
				{ keyword, date, ...sums, url: page },
				{ requiredKeys: ['keyword', 'date', 'impressions', 'clicks', 'position'] },
			),
			byKeywordAndDate,
			60,
		),
	),
	searchPeriods: sometimes(
		rows(
			fc
				.record({ keyword, from: date, to: date, ...sums })
				.filter(({ from, to }) => from <= to)
				.map((row) => ({ ...row, from: `${row.from.slice(0, 8)}01`, to: row.to })),
			({ from, keyword: text, to }) => `${text} ${from} ${to}`,
			10,
		),
	),
	visits: sometimes(
		rows(
			fc.oneof(
				fc.record({ url: page, date, visits: fc.nat(3) }),
				fc.record({ url: fc.constant(''), keyword, date, visits: fc.nat(3) }),
			),
			(row) => `${'keyword' in row ? row.keyword : row.url} ${row.date}`,
			30,
		),
	),
	conversions: sometimes(
		rows(
			fc.record(
				{
					url: page,
					date,
					event: fc.constantFrom(...events),
					conversions: fc.nat(3),
					revenue: fc.nat(3),
				},
				{ requiredKeys: ['url', 'date', 'conversions', 'revenue'] },
			),
			(row) => `${row.url} ${row.date} ${row.event}`,
			30,
		),
	),
	searchVolumes: sometimes(
		rows(
			fc.record({ keyword, date, volume: fc.nat(3) }),
			(row) => `${row.keyword} ${row.date.slice(0, 7)}`,
			20,
		),
	),
});

export interface ArbitraryQuestion {
	readonly from: string;
	readonly to: string;
	readonly granularity: 'daily' | 'weekly' | 'monthly';
	readonly column: (typeof sortColumns)[number];
	readonly direction: (typeof sortDirections)[number];
	readonly limit: number;
	readonly offset: number;
	readonly groups?: readonly string[] | undefined;
	readonly events?: readonly string[] | undefined;
	readonly urls?: readonly string[] | undefined;
	readonly keywords?: readonly string[] | undefined;
}

/** Filters are rare, because they often leave an empty answer. */
function rarely<Value>(arbitrary: fc.Arbitrary<Value>) {
	return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

export const arbitraryQuestion: fc.Arbitrary<ArbitraryQuestion> = fc
	.record({
		from: date,
		to: date,
		granularity: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
		column: fc.constantFrom(...sortColumns),
		direction: fc.constantFrom(...sortDirections),
		limit: fc.integer({ min: 1, max: 8 }),
		offset: fc.nat(6),
		groups: rarely(fc.subarray(groups, { minLength: 1 })),
		events: rarely(fc.subarray(events, { minLength: 1 })),
		urls: rarely(fc.subarray(pages, { minLength: 1 })),
		keywords: rarely(fc.subarray(keywords, { minLength: 1 })),
	})
	.map((question) =>
		question.from <= question.to ? question : { ...question, from: question.to, to: question.from },
	);
