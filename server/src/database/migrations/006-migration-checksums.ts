import type { Migration } from '../migrations.ts';

/** Stores a checksum of each applied migration, so that a later edit is noticed. */
export const migrationChecksums: Migration = {
	name: '006-migration-checksums',
	apply: async (database) => {
		await database.schema.alterTable('plumbline_migration').addColumn('checksum', 'text').execute();
	},
};
