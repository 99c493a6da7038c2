import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/** Tables for what a site tracks (engines, keywords, groups, conversion events) and for how it is checked. */
export const keywords: Migration = {
	name: '002-keywords',
	apply: async (database, dialect) => {
		for (const [column, type, otherwise] of siteColumns) {
			await database.schema
				.alterTable('site')
				.addColumn(column, type, (column) => column.notNull().defaultTo(otherwise))
				.execute();
		}
		for (const table of tables) await createTable(database, dialect, table);
	},
};

const siteColumns = [
	['time_zone', 'text', 'UTC'],
	['match_mode', 'text', 'domain'],
	['check_depth', 'integer', 10],
	['serp_monthly_cap', 'integer', 0],
] as const;

const tables: readonly Parameters<typeof createTable>[2][] = [
	{
		name: 'engine',
		id: 'id',
		columns: { id: 'integer', key: 'text' },
		key: ['id'],
		unique: [['key']],
	},
	{
		name: 'site_engine',
		columns: { site_id: 'integer', engine_id: 'integer', active: 'integer' },
		key: ['site_id', 'engine_id'],
	},
	{
		name: 'keyword',
		id: 'id',
		columns: {
			id: 'integer',
			site_id: 'integer',
			text: 'text',
			match_key: 'text',
			active: 'integer',
			created_ms: 'bigint',
		},
		key: ['site_id', 'id'],
		unique: [['site_id', 'match_key']],
		indexes: [['site_id', 'active', 'id']],
	},
	{
		name: 'keyword_group',
		id: 'id',
		columns: {
			id: 'integer',
			site_id: 'integer',
			global_key: 'text',
			name: 'text',
			match_key: 'text',
			created_ms: 'bigint',
		},
		key: ['site_id', 'id'],
		unique: [
			['site_id', 'match_key'],
			['site_id', 'global_key'],
		],
	},
	{
		name: 'keyword_group_member',
		columns: { site_id: 'integer', group_id: 'integer', keyword_id: 'integer' },
		key: ['site_id', 'group_id', 'keyword_id'],
		indexes: [['site_id', 'keyword_id', 'group_id']],
	},
	{
		name: 'conversion_event',
		id: 'id',
		columns: {
			id: 'integer',
			site_id: 'integer',
			name: 'text',
			event_alias: 'text',
			goal_number: 'integer',
			conversion_type: 'text',
			created_ms: 'bigint',
			updated_ms: 'bigint',
		},
		key: ['site_id', 'id'],
		unique: [['site_id', 'event_alias']],
	},
	{
		name: 'idempotent_answer',
		columns: {
			account_id: 'integer',
			key: 'text',
			request_hash: 'text',
			answer: 'text',
			created_ms: 'bigint',
		},
		key: ['account_id', 'key'],
	},
];
