import type { BatchNames } from './batch-names.ts';
import { monthOf } from './day.ts';
import type { Facts, SearchSums } from './facts.ts';

export type StagedType = 'integer' | 'bigint' | 'double' | 'text';

/** How one kind of fact is staged, and which table it goes to. */
export interface FactTable {
	readonly name: FactTableName;
	/**
	 * Columns of the table in the order of the staged rows; while staged, `keyword_id`, `page_id`
	 * and `listing_id` are local numbers.
	 */
	readonly columns: Readonly<Record<string, StagedType>>;
	/** The rest of the key, after site and engine. */
	readonly key: readonly string[];
	/** Columns to add up when several facts have the same key; none for a rank or a volume. */
	readonly sums: readonly string[];
	readonly rows: (facts: Facts, names: BatchNames) => Iterable<StagedRow>;
}

export type FactTableName =
	| 'rank_day'
	| 'search_day'
	| 'search_page_day'
	| 'search_period'
	| 'site_search_day'
	| 'page_search_day'
	| 'page_day'
	| 'page_event_day'
	| 'search_volume';

type StagedRow = readonly (number | string | null)[];

const sums = { impressions: 'bigint', clicks: 'bigint', position_sum: 'double' } as const;

const sumValues = ({ impressions, clicks, positionSum }: SearchSums) =>
	[impressions, clicks, positionSum] as const;

export const factTables: readonly FactTable[] = [
	{
		name: 'rank_day',
		columns: {
			keyword_id: 'integer',
			day: 'integer',
			state: 'text',
			rank: 'integer',
			checked_depth: 'integer',
			page_id: 'integer',
			listing_id: 'integer',
		},
		key: ['keyword_id', 'day'],
		sums: [],
		*rows({ ranks = [] }, names) {
			for (const fact of ranks) {
				const { title = '', snippet = '' } = fact;
				yield [
					names.keyword(fact.keyword),
					fact.day,
					fact.state,
					fact.rank,
					fact.checkedDepth,
					fact.url === null ? null : names.page(fact.url),
					title || snippet ? names.listing(title, snippet) : null,
				];
			}
		},
	},
	{
		name: 'search_day',
		columns: { keyword_id: 'integer', day: 'integer', days: 'integer', ...sums },
		key: ['keyword_id', 'day'],
		sums: Object.keys(sums),
		*rows({ search = [] }, names) {
			for (const fact of search) {
				const keyword = names.keyword(fact.keyword, fact.impressions);
				yield [keyword, fact.day, fact.days, ...sumValues(fact)];
			}
		},
	},
	{
		name: 'search_page_day',
		columns: { keyword_id: 'integer', day: 'integer', page_id: 'integer', ...sums },
		key: ['keyword_id', 'day', 'page_id'],
		sums: Object.keys(sums),
		*rows({ searchPages = [] }, names) {
			for (const fact of searchPages) {
				yield [names.keyword(fact.keyword), fact.day, names.page(fact.url), ...sumValues(fact)];
			}
		},
	},
	{
		name: 'search_period',
		columns: { keyword_id: 'integer', from_day: 'integer', to_day: 'integer', ...sums },
		key: ['keyword_id', 'from_day', 'to_day'],
		sums: Object.keys(sums),
		*rows({ searchPeriods = [] }, names) {
			for (const fact of searchPeriods) {
				const keyword = names.keyword(fact.keyword, fact.impressions);
				yield [keyword, fact.fromDay, fact.toDay, ...sumValues(fact)];
			}
		},
	},
	{
		name: 'site_search_day',
		columns: { day: 'integer', ...sums },
		key: ['day'],
		sums: Object.keys(sums),
		*rows({ siteSearch = [] }) {
			for (const fact of siteSearch) yield [fact.day, ...sumValues(fact)];
		},
	},
	{
		name: 'page_search_day',
		columns: { day: 'integer', page_id: 'integer', ...sums },
		key: ['day', 'page_id'],
		sums: Object.keys(sums),
		*rows({ pageSearch = [] }, names) {
			for (const fact of pageSearch) {
				yield [fact.day, names.page(fact.url), ...sumValues(fact)];
			}
		},
	},
	{
		name: 'page_day',
		columns: { page_id: 'integer', day: 'integer', visits: 'bigint' },
		key: ['page_id', 'day'],
		sums: ['visits'],
		*rows({ pages = [] }, names) {
			for (const fact of pages) yield [names.pageOf(fact), fact.day, fact.visits];
		},
	},
	{
		name: 'page_event_day',
		columns: {
			page_id: 'integer',
			day: 'integer',
			event_id: 'integer',
			conversions: 'double',
			revenue_minor: 'bigint',
		},
		key: ['page_id', 'day', 'event_id'],
		sums: ['conversions', 'revenue_minor'],
		*rows({ pageEvents = [] }, names) {
			for (const fact of pageEvents) {
				const { day, eventId, conversions, revenueMinor } = fact;
				yield [names.pageOf(fact), day, eventId, conversions, revenueMinor];
			}
		},
	},
	{
		name: 'search_volume',
		columns: { keyword_id: 'integer', month: 'integer', volume: 'bigint' },
		key: ['keyword_id', 'month'],
		sums: [],
		*rows({ searchVolumes = [] }, names) {
			for (const fact of searchVolumes) {
				yield [names.keyword(fact.keyword), monthOf(fact.day), fact.volume];
			}
		},
	},
];
