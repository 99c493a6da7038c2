import { sql } from 'kysely';
import { dialectOf } from './dialect-of.ts';
import type { Database } from './open-database.ts';

/** True for a read replica, such as a PostgreSQL standby. */
export async function isReadOnly(database: Database): Promise<boolean> {
	if (dialectOf(database) === 'sqlite') return false;
	const query = sql<{
		setting: string;
	}>`select current_setting('transaction_read_only') as setting`;
	const { rows } = await query.execute(database);
	return rows[0]?.setting === 'on';
}
