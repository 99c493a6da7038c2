import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/** A cluster generates ids as `bigint`. In SQLite every id is one already. */
export const bigintIds: Migration = {
	name: '005-bigint-ids',
	apply: async (database, dialect) => {
		if (dialect === 'sqlite') return;
		// A cluster refuses to alter a distributed table, even to the type that it has.
		await sql`do $$ declare narrow text; begin
			for narrow in select table_name from information_schema.columns
				where table_schema = current_schema() and column_name = 'id' and data_type = 'integer'
					and table_name in ('keyword', 'keyword_group', 'conversion_event', 'page', 'listing',
						'connection', 'serp_run')
			loop execute format('alter table %I alter column id type bigint', narrow); end loop;
		end $$`.execute(database);
	},
};
