import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrl, onEachEngine } from '../testing/database.ts';
import { type Database, openDatabase } from './open-database.ts';

async function emptyFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-database-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	return folder;
}

async function opened(url: string): Promise<Database> {
	const database = await openDatabase(url);
	onTestFinished(() => database.destroy());
	return database;
}

function addAccount(database: Database, name: string) {
	const account = { global_key: name, name, created_ms: 2 ** 45 };
	return database.insertInto('account').values(account).returning('id').executeTakeFirst();
}

test('makes the folder, the file and the schema, and finds them again', async () => {
	const path = join(await emptyFolder(), 'new/plumbline.db');
	await addAccount(await opened(`sqlite:${path}`), 'bakery');
	const again = await opened(`sqlite:${path}`);
	expect(await again.selectFrom('account').select('name').execute()).toEqual([{ name: 'bakery' }]);
});

test('keeps every acknowledged write', async () => {
	const path = join(await emptyFolder(), 'plumbline.db');
	const database = await opened(`sqlite:${path}`);
	await addAccount(database, 'bakery');
	const reader = new DatabaseSync(path);
	expect(reader.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
	expect(reader.prepare('SELECT count(*) AS accounts FROM account').get()).toEqual({ accounts: 1 });
	reader.close();
	const { rows } = await sql`pragma synchronous`.execute(database);
	expect(rows).toEqual([{ synchronous: 2 }]);
});

onEachEngine(
	'numbers are returned as numbers: times, counts, sums and averages',
	async (database) => {
		await addAccount(database, 'bakery');
		await addAccount(database, 'butcher');
		const row = await database
			.selectFrom('account')
			.select(({ fn }) => [
				fn.max('created_ms').as('latest'),
				fn.countAll().as('count'),
				fn.sum('created_ms').as('sum'),
				fn.avg('id').as('average'),
			])
			.executeTakeFirst();
		expect(row).toEqual({ latest: 2 ** 45, count: 2, sum: 2 ** 46, average: 1.5 });
	},
);

onEachEngine('a foreign key to a missing row is refused', async (database) => {
	const site = { account_id: 7, global_key: 'a', domain: 'a.example', title: 'A', created_ms: 1 };
	await expect(database.insertInto('site').values(site).execute()).rejects.toThrow(/foreign key/i);
});

test('PostgreSQL does not JIT-compile queries, and ends those that take too long for a caller', async (context) => {
	const url = await databaseUrl('postgres', context);
	const database = await openDatabase(url, { statementTimeoutMs: 2000 });
	onTestFinished(() => database.destroy());
	const { rows } = await sql`select current_setting('jit') as jit`.execute(database);
	expect(rows).toEqual([{ jit: 'off' }]);
	await expect(sql`select pg_sleep(20)`.execute(database)).rejects.toThrow(
		/longer than a request is allowed to take/,
	);
});

test.each(['mysql://db', 'data.db', '', 'postgres://'])(
	'says what to write instead of “%s”',
	async (url) => {
		await expect(openDatabase(url)).rejects.toThrow(/Write “sqlite:”/);
	},
);

test('says what to pass instead of an unusable file', async () => {
	const folder = await emptyFolder();
	await expect(openDatabase(`sqlite:${folder}`)).rejects.toThrow(
		/cannot be opened: .* can write\./,
	);
});

test('says that a damaged file needs a backup', async () => {
	const path = join(await emptyFolder(), 'plumbline.db');
	await writeFile(path, 'x'.repeat(8192));
	await expect(openDatabase(`sqlite:${path}`)).rejects.toThrow(
		`The database file ${path} is damaged. Stop the server and restore a backup: plumbline restore FILE.`,
	);
});

test('the file of a new database is for its owner only', async () => {
	const path = join(await emptyFolder(), 'plumbline.db');
	await opened(`sqlite:${path}`);
	expect((await stat(path)).mode & 0o077).toBe(0);
});

test('says what to check when PostgreSQL lacks the database, and shows no password', async (context) => {
	const url = new URL(await databaseUrl('postgres', context));
	url.password = 'crumpet';
	url.pathname = '/nowhere';
	const opening = openDatabase(url.href);
	await expect(opening).rejects.toThrow(/"nowhere" does not exist/);
	await expect(opening).rejects.toThrow(/Check user, password, host and database/);
	await expect(opening).rejects.not.toThrow(/crumpet/);
});

test('says when no PostgreSQL answers', async () => {
	await expect(openDatabase('postgres://someone:crumpet@127.0.0.1:1/db')).rejects.toThrow(
		'PostgreSQL does not answer at the host in DATABASE_URL. Try again in a moment.',
	);
});
