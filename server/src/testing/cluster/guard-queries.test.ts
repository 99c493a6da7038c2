import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { databaseUrl } from '../database.ts';
import { joinsCrawls, type PlanNode, scansOfAllSites } from './guard-queries.ts';

const statements: readonly (readonly [string, readonly string[]])[] = [
	['select text from keyword where site_id = 1', []],
	['select text from keyword where site_id in (1, 2)', []],
	['select text from keyword', ['keyword']],
	['select name from account', []],
	[
		'select 1 from keyword join page on page.site_id = keyword.site_id where keyword.site_id = 1',
		[],
	],
	['select 1 from keyword join page on page.id = keyword.id where keyword.site_id = 1', ['page']],
	['update keyword set active = 1 where id = 7', ['keyword']],
	['delete from page_day where site_id = 1 and day = 3', []],
	[
		'insert into listing (site_id, hash, title, snippet) select 1, hash, title, snippet from listing',
		['listing'],
	],
];

test('finds the distributed tables that a statement reads without naming the site', async (context) => {
	const database = await openDatabase(await databaseUrl('postgres', context));
	onTestFinished(() => database.destroy());
	for (const [statement, expected] of statements) {
		expect(scansOfAllSites(await planOf(database, statement)), statement).toEqual(expected);
	}
});

const pagesOf = (crawl: number) => `select url_id from crawl_page where crawl_id = ${crawl}`;

test('finds statements that join the tables of two crawls', async (context) => {
	const database = await openDatabase(await databaseUrl('postgres', context));
	onTestFinished(() => database.destroy());
	for (const [statement, expected] of [
		[`${pagesOf(1)} and url_id in (select id from crawl_url where crawl_id = 1)`, false],
		[`select 1 from (${pagesOf(1)}) one join (${pagesOf(2)}) other using (url_id)`, true],
		[
			`with one as materialized (${pagesOf(1)}), other as materialized (${pagesOf(2)}) select 1 from one join other using (url_id)`,
			false,
		],
		[
			'select 1 from crawl_page page join crawl_url url on url.id = page.url_id where page.crawl_id = 1',
			true,
		],
	] as const) {
		expect(joinsCrawls(await planOf(database, statement)), statement).toBe(expected);
	}
});

async function planOf(database: Database, statement: string): Promise<PlanNode> {
	const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
		explain (verbose, format json) ${sql.raw(statement)}`.execute(database);
	return rows[0]?.['QUERY PLAN'][0].Plan ?? {};
}
