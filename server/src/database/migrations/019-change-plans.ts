import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/** Pages to change and pages to leave alone, as JSON lists of URLs. */
export const changePlans: Migration = {
	name: '019-change-plans',
	apply: async (database, dialect) => {
		await createTable(database, dialect, {
			name: 'change_plan',
			columns: {
				site_id: 'integer',
				note: 'text',
				day: 'integer',
				created_ms: 'bigint',
				changed: 'text',
				alone: 'text',
			},
			key: ['site_id', 'note'],
		});
	},
};
