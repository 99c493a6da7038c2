import { sql } from 'kysely';
import { dialectOf } from '../../database/dialect-of.ts';
import type { Database } from '../../database/open-database.ts';

export interface JobCount {
	readonly kind: string;
	readonly state: string;
	readonly count: number;
}

/** Jobs by kind and state. A job that waits for its next run after a failure counts as failed. */
export async function jobCounts(database: Database): Promise<JobCount[]> {
	return database
		.with('counted', (query) =>
			query.selectFrom('job').select([
				'kind',
				sql<string>`case
					when state = 'waiting' and last_error is not null then 'failed'
					else state
				end`.as('state'),
			]),
		)
		.selectFrom('counted')
		.select(['kind', 'state'])
		.select((job) => job.fn.countAll<number>().as('count'))
		.groupBy(['kind', 'state'])
		.execute();
}

/** Crawls that have not ended, and the pages that they have visited so far. */
export async function runningCrawls(database: Database): Promise<{ count: number; pages: number }> {
	const { count, pages } = await database
		.selectFrom('crawl')
		.where('state', '=', 'running')
		.select((crawl) => [
			crawl.fn.countAll<number>().as('count'),
			crawl.fn.sum<number | null>('taken').as('pages'),
		])
		.executeTakeFirstOrThrow();
	return { count: Number(count), pages: Number(pages ?? 0) };
}

const size = {
	sqlite: sql<{
		bytes: number;
	}>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`,
	postgres: sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`,
};

export async function databaseBytes(database: Database): Promise<number> {
	const { rows } = await size[dialectOf(database)].execute(database);
	return Number(rows[0]?.bytes ?? 0);
}
