import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/**
 * Google’s data about a site besides its queries: totals of pages and hours, the history of its
 * verdict on each page, and the field data of Chrome's users.
 */
export const searchConsole: Migration = {
	name: '008-search-console',
	apply: async (database, dialect) => {
		for (const table of tables) await createTable(database, dialect, table);
	},
};

const sums = { impressions: 'bigint', clicks: 'bigint', position_sum: 'double' } as const;

const tables: readonly Parameters<typeof createTable>[2][] = [
	{
		// By day, because lists read all pages of a few days, and a source replaces whole days.
		name: 'page_search_day',
		columns: {
			site_id: 'integer',
			engine_id: 'integer',
			day: 'integer',
			page_id: 'integer',
			...sums,
		},
		key: ['site_id', 'engine_id', 'day', 'page_id'],
		indexes: [['site_id', 'engine_id', 'page_id', 'day']],
	},
	{
		name: 'site_search_hour',
		columns: {
			site_id: 'integer',
			engine_id: 'integer',
			hour_ms: 'bigint',
			...sums,
			is_final: 'integer',
		},
		key: ['site_id', 'engine_id', 'hour_ms'],
	},
	{
		name: 'page_verdict',
		columns: {
			site_id: 'integer',
			page_id: 'integer',
			since_ms: 'bigint',
			verdict: 'text',
			coverage_state: 'text',
			robots_txt_state: 'text',
			indexing_state: 'text',
			page_fetch_state: 'text',
			google_canonical: 'text',
			user_canonical: 'text',
			crawled_as: 'text',
			rich_results_verdict: 'text',
			last_crawl_ms: 'bigint null',
		},
		key: ['site_id', 'page_id', 'since_ms'],
	},
	{
		name: 'brand',
		columns: { site_id: 'integer', names: 'text' },
		key: ['site_id'],
	},
	{
		name: 'field_week',
		columns: {
			site_id: 'integer',
			page_id: 'integer',
			form_factor: 'text',
			last_day: 'integer',
			lcp_ms: 'double null',
			inp_ms: 'double null',
			cls: 'double null',
			lcp_good: 'double null',
			inp_good: 'double null',
			cls_good: 'double null',
		},
		key: ['site_id', 'page_id', 'form_factor', 'last_day'],
	},
];
