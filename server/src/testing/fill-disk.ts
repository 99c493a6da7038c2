import { sql } from 'kysely';
import { dialectOf } from '../database/dialect-of.ts';
import type { Database } from '../database/open-database.ts';

/** Stops SQLite from growing; makes PostgreSQL raise its disk-full error for this table. */
export async function fillDisk(database: Database, table: 'keyword' | 'page'): Promise<void> {
	if (dialectOf(database) === 'sqlite') return takeNoMorePages(database);
	await sql`create function full_disk() returns trigger language plpgsql as $$
		begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(
		database,
	);
	await sql`create trigger full_disk before insert on ${sql.table(table)}
		execute function full_disk()`.execute(database);
}

/** Makes room again. */
export async function emptyDisk(database: Database, table: 'keyword' | 'page'): Promise<void> {
	if (dialectOf(database) === 'sqlite') {
		await sql`pragma max_page_count = 1000000`.execute(database);
	} else await sql`drop trigger full_disk on ${sql.table(table)}`.execute(database);
}

async function takeNoMorePages(database: Database): Promise<void> {
	const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
	const [pages] = rows;
	await sql`pragma max_page_count = ${sql.lit(pages?.page_count)}`.execute(database);
}
