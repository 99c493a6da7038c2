import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/** Sessions of the console, and the links that begin one. */
export const consoleSessions: Migration = {
	name: '009-console-sessions',
	apply: async (database, dialect) => {
		await createTable(database, dialect, {
			name: 'console_session',
			id: 'id',
			columns: {
				id: 'integer',
				account_id: 'integer',
				kind: 'text',
				hash: 'text',
				key_id: 'integer null',
				site_id: 'integer null',
				label: 'text',
				created_ms: 'bigint',
				ends_ms: 'bigint',
				used_ms: 'bigint null',
				pending: 'text null',
			},
			key: ['id'],
			unique: [['hash']],
			indexes: [['account_id']],
		});
	},
};
