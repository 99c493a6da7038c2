import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/** The file that a total over a period came from; null if nobody noted it. */
export const importedPeriods: Migration = {
	name: '021-imported-periods',
	apply: async (database, dialect) => {
		const type = sql.raw(dialect === 'sqlite' ? 'text' : 'text collate "C"');
		await sql`alter table search_period add column file_name ${type}`.execute(database);
	},
};
