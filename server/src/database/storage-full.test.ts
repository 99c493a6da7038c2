import { expect, test } from 'vitest';
import { databaseUrl, onEachEngine } from '../testing/database.ts';
import { emptyDisk, fillDisk } from '../testing/fill-disk.ts';
import { insertRows } from './insert-rows.ts';
import { type Database, openDatabase } from './open-database.ts';

function addAccount(database: Database, name: string) {
	return database.insertInto('account').values({ name, global_key: name, created_ms: 1 }).execute();
}

function* pages(count: number) {
	const url = 'https://example.com/'.padEnd(1000, 'a');
	for (let index = 0; index < count; index++) yield [1, `${index}`, url];
}

function insertPages(database: Database) {
	return insertRows(database, {
		table: 'page',
		columns: ['site_id', 'url_key', 'url'],
		rows: pages(7000),
	});
}

onEachEngine(
	'a full disk is reported in a sentence; nothing is half written, and reads continue',
	async (database) => {
		await addAccount(database, 'bakery');
		await fillDisk(database, 'page');
		const failure = await insertPages(database).catch((error: unknown) => error);
		expect(failure).toMatchObject({ code: 'storage_full' });
		expect(String(failure)).toMatch(/disk of the database is full.*Free some disk space/);
		expect(String(failure)).not.toMatch(/insert|values|could not extend/i);
		expect(await database.selectFrom('page').select('id').execute()).toEqual([]);
		expect(await database.selectFrom('account').select('name').execute()).toEqual([
			{ name: 'bakery' },
		]);
	},
);

onEachEngine('a transaction that meets a full disk stores nothing', async (database) => {
	await fillDisk(database, 'page');
	const transaction = database.transaction().execute(async (transaction) => {
		await addAccount(transaction, 'bakery');
		await insertPages(transaction);
	});
	await expect(transaction).rejects.toMatchObject({ code: 'storage_full' });
	expect(await database.selectFrom('account').select('name').execute()).toEqual([]);
});

test('a transaction that continues after a full disk writes nothing more', async (context) => {
	const database = await openDatabase(await databaseUrl('sqlite', context));
	await fillDisk(database, 'page');
	const stubborn = database.transaction().execute(async (transaction) => {
		await expect(insertPages(transaction)).rejects.toMatchObject({ code: 'storage_full' });
		await addAccount(transaction, 'bakery');
	});
	await expect(stubborn).rejects.toThrow('The transaction has ended already.');
	expect(await database.selectFrom('account').select('name').execute()).toEqual([]);
	await database.destroy();
});

onEachEngine('once the disk has room again, writes work without a restart', async (database) => {
	await fillDisk(database, 'page');
	await expect(insertPages(database)).rejects.toMatchObject({ code: 'storage_full' });
	await emptyDisk(database, 'page');
	await insertPages(database);
	expect(await database.selectFrom('page').select('id').limit(1).execute()).toHaveLength(1);
});
