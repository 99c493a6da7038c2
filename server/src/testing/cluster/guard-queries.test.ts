import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
import { databaseUrl } from '../database.ts';
import { type PlanNode, scansOfAllSites } from './guard-queries.ts';

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
		const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
			explain (verbose, format json) ${sql.raw(statement)}`.execute(database);
		expect(scansOfAllSites(rows[0]?.['QUERY PLAN'][0].Plan ?? {}), statement).toEqual(expected);
	}
});
