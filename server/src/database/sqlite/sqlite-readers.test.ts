import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrl } from '../../testing/database.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { isRead } from './sqlite-connection.ts';

const count = (most: number) =>
	sql<{ count: number }>`select count(*) as count from (
		with recursive number(n) as (select 1 union all select n + 1 from number where n < ${most}) select n from number)`;

function addAccount(database: Database, name: string) {
	return database.insertInto('account').values({ name, global_key: name, created_ms: 1 }).execute();
}

test('a long read blocks neither a short one nor a writer', async (context) => {
	const database = await openDatabase(await databaseUrl('sqlite', context));
	onTestFinished(() => database.destroy());
	const ended: string[] = [];
	const note = (name: string) => () => ended.push(name);
	await Promise.all([
		count(3_000_000).execute(database).then(note('long read')),
		addAccount(database, 'bakery').then(note('write')),
		count(1).execute(database).then(note('short read')),
	]);
	expect(ended.at(-1)).toBe('long read');
});

test('more reads than threads are all answered, each with its own', async (context) => {
	const database = await openDatabase(await databaseUrl('sqlite', context));
	onTestFinished(() => database.destroy());
	const asked = Array.from({ length: 40 }, (_, index) => index + 1);
	const answers = await Promise.all(asked.map((most) => count(most).execute(database)));
	expect(answers.map(({ rows }) => rows[0]?.count)).toEqual(asked);
	await expect(sql`select a from nowhere`.execute(database)).rejects.toThrow('no such table');
	expect((await count(7).execute(database)).rows).toEqual([{ count: 7 }]);
});

test.each([
	['select 1', true],
	['\n\tSELECT 1', true],
	['selection', false],
	['with a as (select 1) insert into account select * from a', false],
	['pragma page_count', false],
	['insert into account default values', false],
])('“%s” is certainly a read: %s', async (text, expected) => {
	const database = await openDatabase('sqlite::memory:');
	onTestFinished(() => database.destroy());
	expect(isRead(sql.raw(text).compile(database))).toBe(expected);
	expect(isRead(database.selectFrom('account').selectAll().compile())).toBe(true);
	expect(isRead(database.deleteFrom('account').compile())).toBe(false);
});
