import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrl } from '../../testing/database.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../open-database.ts';

async function opened(url: string, options: DatabaseOptions = {}): Promise<Database> {
	const database = await openDatabase(url, options);
	onTestFinished(() => database.destroy());
	return database;
}

/** A different program that writes, such as a big import. */
function otherProgram(url: string): DatabaseSync {
	const other = new DatabaseSync(url.replace('sqlite:', ''));
	onTestFinished(() => other.close());
	return other;
}

function addAccount(database: Database, name: string) {
	return database.insertInto('account').values({ name, global_key: name, created_ms: 1 }).execute();
}

function countAccounts(database: Database) {
	return database.selectFrom('account').select('id').execute();
}

test('waits until another program has written, and reads meanwhile', async (context) => {
	const url = await databaseUrl('sqlite', context);
	const database = await opened(url);
	const other = otherProgram(url);
	other.exec('BEGIN IMMEDIATE');
	const written = [
		addAccount(database, 'bakery'),
		database.transaction().execute((transaction) => addAccount(transaction, 'butcher')),
	];
	expect(await countAccounts(database)).toHaveLength(0);
	await new Promise((resolve) => setTimeout(resolve, 700));
	other.exec('COMMIT');
	await Promise.all(written);
	expect(await countAccounts(database)).toHaveLength(2);
});

test('gives up on a different program that does not finish, and says so', async (context) => {
	const url = await databaseUrl('sqlite', context);
	const database = await opened(url, { longestWaitMs: 50 });
	const other = otherProgram(url);
	other.exec('BEGIN IMMEDIATE');
	const write = () => addAccount(database, 'bakery');
	await expect(write()).rejects.toMatchObject({ code: 'database_busy' });
	await expect(database.transaction().execute(write)).rejects.toThrow(/busy.*large import/);
	other.exec('ROLLBACK');
	await write();
	expect(await countAccounts(database)).toHaveLength(1);
});

test('gives up on a long transaction of this program too', async (context) => {
	const database = await opened(await databaseUrl('sqlite', context), { longestWaitMs: 50 });
	await database.transaction().execute(async (transaction) => {
		await addAccount(transaction, 'bakery');
		await expect(addAccount(database, 'butcher')).rejects.toMatchObject({ code: 'database_busy' });
	});
	await addAccount(database, 'butcher');
	expect(await countAccounts(database)).toHaveLength(2);
});

test('opening a database does not wait for a writer', async (context) => {
	const url = await databaseUrl('sqlite', context);
	await addAccount(await opened(url), 'bakery');
	const other = otherProgram(url);
	other.exec('BEGIN IMMEDIATE; UPDATE account SET name = 1');
	const database = await opened(url, { longestWaitMs: 1 });
	expect(await countAccounts(database)).toHaveLength(1);
});
