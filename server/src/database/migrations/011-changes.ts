import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/** The history of what audits saw on each page, and of what changed. */
export const changes: Migration = {
	name: '011-changes',
	apply: async (database, dialect) => {
		await createTable(database, dialect, {
			name: 'page_state',
			columns: {
				site_id: 'integer',
				page_id: 'integer',
				seen_ms: 'bigint',
				verdict: 'text',
				must_fix: 'integer',
				worth_fixing: 'integer',
				notes: 'integer',
				failing: 'text',
				fields: 'text',
			},
			key: ['site_id', 'page_id', 'seen_ms'],
		});
		await createTable(database, dialect, {
			name: 'page_change',
			columns: {
				site_id: 'integer',
				page_id: 'integer',
				day: 'integer',
				fields: 'text',
				note: 'text',
				seen_ms: 'bigint',
				made_by: 'text',
				resolved: 'text',
				caused: 'text',
			},
			key: ['site_id', 'page_id', 'day', 'fields', 'note'],
			indexes: [['site_id', 'day']],
		});
	},
};
