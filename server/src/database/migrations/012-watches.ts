import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/** Watches over pages, the faults that they found, and the messages about them. */
export const watches: Migration = {
	name: '012-watches',
	apply: async (database, dialect) => {
		for (const table of tables) await createTable(database, dialect, table);
	},
};

const tables: readonly Parameters<typeof createTable>[2][] = [
	{
		name: 'watch',
		columns: {
			id: 'integer',
			site_id: 'integer',
			name: 'text',
			settings: 'text',
			schedule: 'text',
			is_paused: 'integer',
			created_ms: 'bigint',
			looked_ms: 'bigint null',
			silence_told_ms: 'bigint null',
			feed_hash: 'text null',
		},
		key: ['site_id', 'id'],
		id: 'id',
	},
	{
		name: 'watch_target',
		columns: {
			id: 'integer',
			site_id: 'integer',
			watch_id: 'integer',
			kind: 'text',
			sealed: 'text null',
		},
		key: ['site_id', 'id'],
		id: 'id',
	},
	{
		name: 'watch_subject',
		columns: {
			site_id: 'integer',
			watch_id: 'integer',
			subject: 'text',
			faults: 'text',
			fields: 'text null',
		},
		key: ['site_id', 'watch_id', 'subject'],
	},
	{
		name: 'watch_message',
		columns: {
			site_id: 'integer',
			message_id: 'text',
			watch_id: 'integer',
			news: 'text',
			created_ms: 'bigint',
			due_ms: 'bigint',
		},
		key: ['site_id', 'message_id'],
	},
	{
		name: 'watch_delivery',
		columns: {
			site_id: 'integer',
			message_id: 'text',
			target_id: 'integer',
			state: 'text',
			attempts: 'integer',
			next_ms: 'bigint',
			last_error: 'text null',
		},
		key: ['site_id', 'message_id', 'target_id'],
	},
];
