import { sql } from 'kysely';
import { dialectOf } from '../database/dialect-of.ts';
import type { Database } from '../database/open-database.ts';

/** Milliseconds since 1970. */
export type Clock = () => Promise<number>;

/**
 * The clock for leases. Machines that share a PostgreSQL may disagree about the time, so its clock
 * counts. A SQLite file is used on one machine only.
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
