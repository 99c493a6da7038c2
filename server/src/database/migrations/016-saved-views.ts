import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/** Addresses of the console that people gave a name. */
export const savedViews: Migration = {
	name: '016-saved-views',
	apply: async (database, dialect) => {
		await createTable(database, dialect, {
			name: 'saved_view',
			columns: {
				site_id: 'integer',
				view_key: 'text',
				name: 'text',
				name_key: 'text',
				address: 'text',
				saved_ms: 'bigint',
			},
			key: ['site_id', 'view_key'],
			unique: [['site_id', 'name_key']],
		});
	},
};
