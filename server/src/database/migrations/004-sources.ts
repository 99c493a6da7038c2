import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/**
 * Tables for the origin of facts: connections and the days they have read, SERP runs and their
 * cost, jobs.
 */
export const sources: Migration = {
	name: '004-sources',
	apply: async (database, dialect) => {
		for (const table of tables) await createTable(database, dialect, table);
		await database.schema
			.createIndex('job_by_time')
			.on('job')
			.columns(['state', 'run_at_ms'])
			.execute();
	},
};

const tables: readonly Parameters<typeof createTable>[2][] = [
	{
		name: 'connection',
		id: 'id',
		columns: {
			id: 'integer',
			site_id: 'integer',
			source: 'text',
			engine_id: 'integer',
			settings: 'text',
			credentials: 'text null',
			created_ms: 'bigint',
		},
		key: ['site_id', 'id'],
		unique: [['site_id', 'source', 'engine_id']],
	},
	{
		name: 'connection_day',
		columns: {
			site_id: 'integer',
			connection_id: 'integer',
			day: 'integer',
			is_final: 'integer',
			read_ms: 'bigint',
		},
		key: ['site_id', 'connection_id', 'day'],
	},
	{
		name: 'page_inspection',
		columns: {
			site_id: 'integer',
			page_id: 'integer',
			inspected_ms: 'bigint',
			verdict: 'text',
			coverage_state: 'text',
			robots_txt_state: 'text',
			indexing_state: 'text',
			page_fetch_state: 'text',
			google_canonical: 'text',
			user_canonical: 'text',
			last_crawl_ms: 'bigint null',
			rich_results: 'text',
		},
		key: ['site_id', 'page_id'],
	},
	{
		name: 'serp_run',
		id: 'id',
		columns: {
			id: 'integer',
			site_id: 'integer',
			engine_id: 'integer',
			day: 'integer',
			state: 'text',
			started_ms: 'bigint',
			finished_ms: 'bigint null',
		},
		key: ['site_id', 'id'],
	},
	{
		name: 'serp_check',
		columns: {
			site_id: 'integer',
			run_id: 'integer',
			keyword_id: 'integer',
			state: 'text',
			provider: 'text',
			task: 'text null',
			rank: 'integer null',
			checked_depth: 'integer null',
			url: 'text null',
			title: 'text null',
			snippet: 'text null',
			error: 'text null',
		},
		key: ['site_id', 'run_id', 'keyword_id'],
	},
	{
		name: 'serp_spend',
		columns: {
			site_id: 'integer',
			month: 'integer',
			provider: 'text',
			requests: 'integer',
			cost_micros: 'bigint',
		},
		key: ['site_id', 'month', 'provider'],
	},
	{
		name: 'job',
		id: 'id',
		columns: {
			id: 'integer',
			site_id: 'integer',
			key: 'text',
			kind: 'text',
			payload: 'text',
			schedule: 'text null',
			state: 'text',
			run_at_ms: 'bigint',
			attempts: 'integer',
			lease_owner: 'text null',
			lease_until_ms: 'bigint null',
			last_error: 'text null',
			notes: 'text null',
			finished_ms: 'bigint null',
		},
		key: ['id'],
		unique: [['key']],
	},
];
