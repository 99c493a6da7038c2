import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/** Whether the busiest pages of a site are audited once when its first figures arrive. */
export const firstAudits: Migration = {
	name: '020-first-audits',
	apply: async (database) => {
		await sql`alter table site add column first_audit integer not null default 1`.execute(database);
	},
};
