import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/** Sites that are gone for everyone while their rows are still being deleted. */
export const removals: Migration = {
	name: '007-removals',
	apply: async (database, dialect) => {
		await createTable(database, dialect, {
			name: 'removal',
			columns: {
				site_id: 'integer',
				global_key: 'text',
				domain: 'text',
				account_key: 'text',
				account_name: 'text',
				begun_ms: 'bigint',
			},
			key: ['site_id'],
		});
	},
};
