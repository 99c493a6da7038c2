import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/** Crawls of sites, which belong to nobody: any site can be crawled without an account. */
export const crawls: Migration = {
	name: '010-crawls',
	apply: async (database, dialect) => {
		await createTable(database, dialect, {
			name: 'crawl',
			columns: {
				id: 'integer',
				start: 'text',
				settings: 'text',
				state: 'text',
				most: 'integer null',
				taken: 'integer',
				sitemaps: 'text null',
				created_ms: 'bigint',
				ended_ms: 'bigint null',
				lease_owner: 'text null',
				lease_until_ms: 'bigint null',
			},
			key: ['id'],
			id: 'id',
		});
		await createTable(database, dialect, {
			name: 'crawl_url',
			columns: {
				crawl_id: 'integer',
				id: 'integer',
				hash: 'text',
				url: 'text',
				state: 'integer',
				depth: 'integer',
				chain: 'integer',
				sitemap: 'integer null',
				from_id: 'integer null',
				status: 'integer null',
				redirect_id: 'integer null',
				failure: 'text null',
				attempts: 'integer',
				lease_owner: 'text null',
				lease_until_ms: 'bigint null',
			},
			key: ['crawl_id', 'id'],
			id: 'id',
			unique: [['crawl_id', 'hash']],
			indexes: [['crawl_id', 'state', 'depth', 'id']],
		});
		if (dialect === 'postgres') {
			// A cluster generates ids as `bigint`.
			await sql`alter table crawl_url alter column id type bigint`.execute(database);
		}
		await createTable(database, dialect, {
			name: 'crawl_page',
			columns: {
				crawl_id: 'integer',
				url_id: 'integer',
				status: 'integer null',
				indexable: 'text',
				score: 'integer',
				blockers: 'integer',
				errors: 'integer',
				warnings: 'integer',
				notes: 'integer',
				title: 'text null',
				description: 'text null',
				canonical: 'text null',
				language: 'text null',
				page_type: 'text null',
				shape: 'text',
				bytes: 'integer',
				answer_ms: 'integer',
				links: 'text',
				data: 'text',
			},
			key: ['crawl_id', 'url_id'],
		});
		await createTable(database, dialect, {
			name: 'crawl_finding',
			columns: {
				crawl_id: 'integer',
				url_id: 'integer',
				rule: 'text',
				severity: 'text',
				count: 'integer',
				data: 'text',
			},
			key: ['crawl_id', 'url_id', 'rule'],
		});
		await createTable(database, dialect, {
			name: 'crawl_host',
			columns: { crawl_id: 'integer', host: 'text', next_ms: 'bigint', interval_ms: 'integer' },
			key: ['crawl_id', 'host'],
		});
		await createTable(database, dialect, {
			name: 'crawl_count',
			columns: {
				crawl_id: 'integer',
				kind: 'text',
				name: 'text',
				count: 'integer',
				example: 'text',
			},
			key: ['crawl_id', 'kind', 'name'],
		});
	},
};
