import { sql } from 'kysely';
import { expect } from 'vitest';
import { onEachEngine } from '../testing/database.ts';
import { insertRows } from './insert-rows.ts';
import type { Database } from './open-database.ts';

const columns = ['site_id', 'engine_id', 'day', 'impressions', 'clicks', 'position_sum'];

function* days(count: number) {
	for (let day = 0; day < count; day++) yield [1, 1, day, day * 2, 1, day / 4];
}

async function countDays(database: Database): Promise<number> {
	const { count } = await database
		.selectFrom('site_search_day')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow();
	return count;
}

onEachEngine('inserts more rows than a statement has parameters', async (database) => {
	await insertRows(database, { table: 'site_search_day', columns, rows: days(20_001) });
	const sums = database
		.selectFrom('site_search_day')
		.select(({ fn }) => [
			fn.sum('impressions').as('impressions'),
			fn.sum('position_sum').as('sum'),
		]);
	expect(await sums.executeTakeFirst()).toEqual({ impressions: 400_020_000, sum: 50_002_500 });
});

onEachEngine('keeps every text as it is', async (database) => {
	const texts = [
		'a\tb',
		'a\nb\r\n',
		'C:\\new',
		'\\N',
		'\\.',
		'',
		'"; drop table account',
		'寿司 🍣',
	];
	await insertRows(database, {
		table: 'page',
		columns: ['site_id', 'url_key', 'url', 'same_as_page_id'],
		rows: texts.map((text, index) => [1, text, text, index % 2 ? null : index]),
	});
	const rows = await database.selectFrom('page').selectAll().orderBy('id').execute();
	expect(rows.map(({ url }) => url)).toEqual(texts);
	expect(rows.map(({ same_as_page_id }) => same_as_page_id).slice(0, 3)).toEqual([0, null, 2]);
});

onEachEngine('a duplicate key inserts none of the rows', async (database) => {
	const rows = [...days(12_000), [1, 1, 0, 0, 0, 0]];
	const inserted = insertRows(database, { table: 'site_search_day', columns, rows });
	await expect(inserted).rejects.toThrow(/unique/i);
	expect(await countDays(database)).toBe(0);
	await insertRows(database, { table: 'site_search_day', columns, rows: days(3) });
	expect(await countDays(database)).toBe(3);
});

onEachEngine(
	'a source of rows that throws stores nothing, and the connection still works',
	async (database) => {
		const inserted = insertRows(database, {
			table: 'site_search_day',
			columns,
			rows: (function* () {
				yield* days(6000);
				throw new Error('The file ends early.');
			})(),
		});
		await expect(inserted).rejects.toThrow('The file ends early.');
		expect(await countDays(database)).toBe(0);
	},
);

onEachEngine(
	'rows inserted in a transaction are committed or rolled back with it',
	async (database) => {
		const staged = database.transaction().execute(async (transaction) => {
			await sql`create temporary table staged (day integer)`.execute(transaction);
			await insertRows(transaction, { table: 'staged', columns: ['day'], rows: [[1], [2]] });
			await insertRows(transaction, { table: 'site_search_day', columns, rows: days(2) });
			const { rows } = await sql`select count(*) as count from staged`.execute(transaction);
			expect(rows).toEqual([{ count: 2 }]);
			throw new Error('not after all');
		});
		await expect(staged).rejects.toThrow('not after all');
		expect(await countDays(database)).toBe(0);
	},
);

onEachEngine('an insert without rows sends no statement', async (database) => {
	await insertRows(database, { table: 'site_search_day', columns, rows: [] });
	expect(await countDays(database)).toBe(0);
});
