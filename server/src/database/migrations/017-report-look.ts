import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/** The name, logo and color in the reports of an account, as JSON. */
export const reportLook: Migration = {
	name: '017-report-look',
	apply: async (database, dialect) => {
		const type = sql.raw(dialect === 'sqlite' ? 'text' : 'text collate "C"');
		await sql`alter table account add column report_look ${type}`.execute(database);
	},
};
