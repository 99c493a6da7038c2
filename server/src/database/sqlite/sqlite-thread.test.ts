import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqliteThread, type SqliteThread } from './sqlite-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-thread-'));

afterAll(() => rmSync(folder, { recursive: true }));

function writerOf(name: string): SqliteThread {
	const path = join(folder, name);
	return openSqliteThread({ path, role: 'writer', cacheKib: 1024, lockWaitMs: 500 });
}

const run = (thread: SqliteThread, sql: string) =>
	thread.run({ sql, runs: [[]], needsTransaction: false });

test('a closed connection never reaches the database that its thread opens next', async () => {
	const first = writerOf('first.db');
	await run(first, 'create table first (id integer)');
	await first.close();
	const second = writerOf('second.db');
	await run(second, 'create table second (id integer)');

	await first.close();
	await expect(run(first, 'drop table second')).rejects.toThrow('The database has been closed.');
	const { rows } = await run(second, 'select name from sqlite_schema');
	expect(rows).toEqual([['second']]);
	await second.close();
});

test('pending statements get an answer when a connection is closed', async () => {
	const thread = writerOf('waiting.db');
	const created = run(thread, 'create table one (id integer)');
	const read = run(thread, 'select name from sqlite_schema');
	await thread.close();
	await created;
	expect((await read).rows).toEqual([['one']]);
});
