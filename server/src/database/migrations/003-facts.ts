import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/** Tables of observations by day, and of month sums, which can always be recomputed from the days. */
export const facts: Migration = {
	name: '003-facts',
	apply: async (database, dialect) => {
		for (const table of tables) await createTable(database, dialect, table);
	},
};

const ofKeyword = { site_id: 'integer', engine_id: 'integer', keyword_id: 'integer' } as const;
const ofPage = { site_id: 'integer', engine_id: 'integer', page_id: 'integer' } as const;
const sums = { impressions: 'bigint', clicks: 'bigint', position_sum: 'double' } as const;
const keyOfKeyword = ['site_id', 'engine_id', 'keyword_id'];
const keyOfPage = ['site_id', 'engine_id', 'page_id'];

const tables: readonly Parameters<typeof createTable>[2][] = [
	{
		name: 'page',
		id: 'id',
		columns: {
			id: 'integer',
			site_id: 'integer',
			url_key: 'text',
			url: 'text',
			same_as_page_id: 'integer null',
		},
		key: ['site_id', 'id'],
		unique: [['site_id', 'url_key']],
		indexes: [['site_id', 'same_as_page_id']],
	},
	{
		name: 'listing',
		id: 'id',
		columns: { id: 'integer', site_id: 'integer', hash: 'text', title: 'text', snippet: 'text' },
		key: ['site_id', 'id'],
		unique: [['site_id', 'hash']],
	},
	{
		name: 'rank_day',
		columns: {
			...ofKeyword,
			day: 'integer',
			state: 'text',
			rank: 'integer null',
			checked_depth: 'integer null',
			page_id: 'integer null',
			listing_id: 'integer null',
		},
		key: [...keyOfKeyword, 'day'],
		covered: ['state', 'rank', 'page_id'],
	},
	{
		name: 'search_day',
		columns: { ...ofKeyword, day: 'integer', days: 'integer', ...sums, page_id: 'integer null' },
		key: [...keyOfKeyword, 'day'],
	},
	{
		name: 'search_month',
		columns: { ...ofKeyword, month: 'integer', ...sums },
		key: [...keyOfKeyword, 'month'],
	},
	{
		name: 'search_page_day',
		columns: { ...ofKeyword, day: 'integer', page_id: 'integer', ...sums },
		key: [...keyOfKeyword, 'day', 'page_id'],
	},
	{
		name: 'search_period',
		columns: { ...ofKeyword, from_day: 'integer', to_day: 'integer', ...sums },
		key: [...keyOfKeyword, 'from_day', 'to_day'],
	},
	{
		name: 'site_search_day',
		columns: { site_id: 'integer', engine_id: 'integer', day: 'integer', ...sums },
		key: ['site_id', 'engine_id', 'day'],
	},
	{
		name: 'page_keyword',
		columns: { ...ofPage, keyword_id: 'integer', first_day: 'integer', last_day: 'integer' },
		key: [...keyOfPage, 'keyword_id'],
	},
	{
		name: 'page_day',
		columns: { ...ofPage, day: 'integer', visits: 'bigint' },
		key: [...keyOfPage, 'day'],
		covered: ['visits'],
	},
	{
		name: 'page_month',
		columns: { ...ofPage, month: 'integer', visits: 'bigint' },
		key: [...keyOfPage, 'month'],
	},
	{
		name: 'page_event_day',
		columns: {
			...ofPage,
			day: 'integer',
			event_id: 'integer',
			conversions: 'double',
			revenue_minor: 'bigint',
		},
		key: [...keyOfPage, 'day', 'event_id'],
	},
	{
		name: 'page_event_month',
		columns: {
			...ofPage,
			month: 'integer',
			event_id: 'integer',
			conversions: 'double',
			revenue_minor: 'bigint',
		},
		key: [...keyOfPage, 'month', 'event_id'],
	},
	{
		name: 'search_volume',
		columns: { ...ofKeyword, month: 'integer', volume: 'bigint' },
		key: [...keyOfKeyword, 'month'],
	},
];
