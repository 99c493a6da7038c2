import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrl } from '../testing/database.ts';
import { dataVersion } from './data-version.ts';
import { type Database, openDatabase } from './open-database.ts';

async function opened(url: string): Promise<Database> {
	const database = await openDatabase(url);
	onTestFinished(() => database.destroy());
	return database;
}

function addAccount(database: Database, name: string) {
	return database.insertInto('account').values({ name, global_key: name, created_ms: 1 }).execute();
}

test('changes with each commit of this program and of others, and at no other time', async (context) => {
	const url = await databaseUrl('sqlite', context);
	const database = await opened(url);
	const other = new DatabaseSync(url.replace('sqlite:', ''));
	onTestFinished(() => other.close());
	const seen = [dataVersion(database)];
	const changed = () => {
		seen.push(dataVersion(database));
		return seen.at(-1) !== seen.at(-2);
	};
	expect(changed()).toBe(false);
	await addAccount(database, 'bakery');
	expect(changed()).toBe(true);
	await database.selectFrom('account').selectAll().execute();
	expect(changed()).toBe(false);
	await database.transaction().execute(async (transaction) => {
		await addAccount(transaction, 'butcher');
		expect(changed()).toBe(false);
		expect(dataVersion(transaction)).toBeNull();
	});
	expect(changed()).toBe(true);
	other.exec('UPDATE account SET created_ms = 2');
	// The version is cached for one turn of the event loop; a later caller reads in a later turn.
	await setImmediate();
	expect(changed()).toBe(true);
});

test('data read after the version is at least as new', async (context) => {
	const database = await opened(await databaseUrl('sqlite', context));
	for (let count = 1; count <= 50; count++) {
		const before = dataVersion(database);
		await addAccount(database, `account ${count}`);
		const after = dataVersion(database);
		expect(after).not.toBe(before);
		expect(await database.selectFrom('account').select('id').execute()).toHaveLength(count);
		expect(dataVersion(database)).toBe(after);
	}
});

test('notices its own write even if the write is answered in the same turn', async (context) => {
	const database = await opened(await databaseUrl('sqlite', context));
	await addAccount(database, 'bakery');
	const before = dataVersion(database);
	const write = addAccount(database, 'butcher');
	// The write is sent within this turn. The answer arrives while this thread sleeps.
	for (let step = 0; step < 100; step++) await null;
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
	await write;
	expect(dataVersion(database)).not.toBe(before);
});

test('is null for a database in memory and on PostgreSQL', async (context) => {
	expect(dataVersion(await opened('sqlite::memory:'))).toBeNull();
	expect(dataVersion(await opened(await databaseUrl('postgres', context)))).toBeNull();
});
