import { sql } from 'kysely';
import { dialectOf } from '../database/dialect-of.ts';
import type { Database } from '../database/open-database.ts';

/** Milliseconds since 1970. */
export type Clock = () => Promise<number>;

/**
 * The clock that leases are kept by. Several machines may share a PostgreSQL, and their clocks need
 * not agree: then its clock counts. A file is shared within one machine.
 */
export function sharedClock(database: Database, now: () => number): Clock {
	if (dialectOf(database) === 'sqlite') return async () => now();
	return async () => {
		const { rows } = await sql<{ readonly ms: number }>`
			select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms
		`.execute(database);
		const [row] = rows;
		if (row === undefined) throw new Error('PostgreSQL gave no time.');
		return row.ms;
	};
}
