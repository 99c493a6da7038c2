import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from './open-database.ts';

async function emptyFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-database-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	return folder;
}

async function opened(path: string): Promise<Database> {
	const database = await openDatabase(`sqlite:${path}`);
	onTestFinished(() => database.destroy());
	return database;
}

function addAccount(database: Database, name: string) {
	const account = { global_key: name, name, created_ms: 1 };
	return database.insertInto('account').values(account).returning('id').executeTakeFirst();
}

test('makes the folder, the file and the schema, and finds them again', async () => {
	const path = join(await emptyFolder(), 'new/plumbline.db');
	await addAccount(await opened(path), 'bakery');
	const again = await opened(path);
	expect(await again.selectFrom('account').select('name').execute()).toEqual([{ name: 'bakery' }]);
});

test('what one connection writes, another sees at once', async () => {
	const path = join(await emptyFolder(), 'plumbline.db');
	const [one, other] = [await opened(path), await opened(path)];
	await addAccount(one, 'bakery');
	expect(await other.selectFrom('account').select('name').execute()).toHaveLength(1);
});

test('several processes may open a new file at the same time', async () => {
	const path = join(await emptyFolder(), 'plumbline.db');
	const databases = await Promise.all([opened(path), opened(path), opened(path)]);
	await Promise.all(databases.map((database, index) => addAccount(database, `account ${index}`)));
	expect(await databases[0].selectFrom('account').select('id').execute()).toHaveLength(3);
});

test('refuses a database of something else and leaves it as it was', async () => {
	const path = join(await emptyFolder(), 'other.db');
	const other = new DatabaseSync(path);
	other.exec('CREATE TABLE wp_posts (id INTEGER)');
	await expect(openDatabase(`sqlite:${path}`)).rejects.toThrow(/wp_posts.*Give DATABASE_URL/);
	expect(other.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'wp_posts' }]);
	other.close();
});

test('refuses a database of a newer version', async () => {
	const path = join(await emptyFolder(), 'plumbline.db');
	const database = await opened(path);
	const future = { name: '999-future', applied_ms: 1 };
	await database.insertInto('plumbline_migration').values(future).execute();
	await expect(openDatabase(`sqlite:${path}`)).rejects.toThrow(/newer version \(999-future\)/);
});

test('a transaction that fails leaves nothing', async () => {
	const database = await opened(':memory:');
	const failing = database.transaction().execute(async (transaction) => {
		await addAccount(transaction, 'bakery');
		throw new Error('half way');
	});
	await expect(failing).rejects.toThrow('half way');
	expect(await database.selectFrom('account').selectAll().execute()).toEqual([]);
});

test('keeps what it has acknowledged', async () => {
	const path = join(await emptyFolder(), 'plumbline.db');
	const database = await opened(path);
	await addAccount(database, 'bakery');
	const reader = new DatabaseSync(path);
	expect(reader.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
	expect(reader.prepare('SELECT count(*) AS accounts FROM account').get()).toEqual({ accounts: 1 });
	reader.close();
});

test.each(['mysql://db', 'data.db', ''])('says what to write instead of “%s”', async (url) => {
	await expect(openDatabase(url)).rejects.toThrow(/Write “sqlite:”/);
});

test('says of a file that cannot be used what to give instead', async () => {
	const folder = await emptyFolder();
	await expect(openDatabase(`sqlite:${folder}`)).rejects.toThrow(
		/cannot be opened: .* can write\./,
	);
});
