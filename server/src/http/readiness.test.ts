import { open, rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { databaseUrl, onEachEngine } from '../testing/database.ts';
import { emptyDisk, fillDisk } from '../testing/fill-disk.ts';
import { keywordsApp } from '../testing/keywords-app.ts';

/** A successful look is reused for a moment, so a failure appears late. */
const soon = { timeout: 20_000, interval: 100 };

async function opened(url: string): Promise<Database> {
	const database = await openDatabase(url);
	onTestFinished(() => database.destroy());
	return database;
}

async function appOnFile(context: TestContext) {
	const url = await databaseUrl('sqlite', context);
	return { path: url.replace('sqlite:', ''), ...(await keywordsApp(await opened(url))) };
}

async function readyz(app: FastifyInstance) {
	const response = await app.inject('/readyz');
	return { status: response.statusCode, body: response.json() };
}

test('a write into a deleted file is not acknowledged, and the server is not ready', async (context) => {
	const { path, app, add } = await appOnFile(context);
	expect((await add({ keywords: 'rye' })).status).toBe(200);
	expect(await readyz(app)).toMatchObject({ status: 200, body: { status: 'ready' } });
	await rm(path);
	expect((await add({ keywords: 'spelt' })).status).toBe(500);
	const after = await readyz(app);
	expect(after.status).toBe(503);
	expect(after.body.detail).toMatch(/was deleted or replaced.*plumbline restore/);
});

test('a damaged file makes the server not ready, and the reason names the remedy', async (context) => {
	const { path, app, database } = await appOnFile(context);
	await sql`pragma wal_checkpoint(truncate)`.execute(database);
	const file = await open(path, 'r+');
	await file.write(Buffer.alloc(4096, 'x'), 0, 4096, 0);
	await file.close();
	await expect
		.poll(() => readyz(app), soon)
		.toMatchObject({
			status: 503,
			body: { detail: expect.stringMatching(/is damaged.*plumbline restore/) },
		});
});

test('a deleted PostgreSQL database makes the server not ready', async (context) => {
	const url = await databaseUrl('postgres', context);
	const { app } = await keywordsApp(await opened(url));
	expect((await readyz(app)).status).toBe(200);
	await sql`drop table plumbline_migration`.execute(await opened(url));
	await expect
		.poll(() => readyz(app), soon)
		.toMatchObject({
			status: 503,
			body: { detail: expect.stringMatching(/have been deleted.*plumbline restore/) },
		});
});

test('damage that a query meets on PostgreSQL makes the server not ready', async (context) => {
	const database = await opened(await databaseUrl('postgres', context));
	const { app, add } = await keywordsApp(database);
	// Damages nothing: a trigger raises the error that PostgreSQL has for damaged data.
	await sql`create function damaged() returns trigger language plpgsql as $$
		begin raise exception 'invalid page in block 7' using errcode = 'XX001'; end $$`.execute(
		database,
	);
	await sql`create trigger damaged before insert on keyword execute function damaged()`.execute(
		database,
	);
	expect((await add({ keywords: 'rye' })).status).toBe(500);
	expect(await readyz(app)).toMatchObject({
		status: 503,
		body: { detail: expect.stringMatching(/damaged data.*plumbline restore/) },
	});
});

onEachEngine('a full disk is a warning, a metric and a word in /readyz', async (database) => {
	const lines: string[] = [];
	const logTo = { write: (line: string) => void lines.push(line) };
	const { app, add } = await keywordsApp(database, { logLevel: 'warn', logTo });
	const many = Array.from({ length: 300 }, (_, index) => `${'x'.repeat(70)} ${index}`).join(',');
	const metric = async () =>
		(await app.inject('/metrics')).body.match(/^plumbline_database_full .*/m);
	expect((await metric())?.[0]).toBe('plumbline_database_full 0');
	await fillDisk(database, 'keyword');
	expect((await add({ keywords: many })).status).toBe(507);
	expect(lines.find((line) => line.includes('Free some disk space'))).toContain('"level":40');
	expect((await metric())?.[0]).toBe('plumbline_database_full 1');
	// Reads go on, so requests should still come here.
	expect(await readyz(app)).toEqual({
		status: 200,
		body: { status: 'ready', writes: 'disk_full' },
	});
	await emptyDisk(database, 'keyword');
	expect((await add({ keywords: many })).status).toBe(200);
	expect((await metric())?.[0]).toBe('plumbline_database_full 0');
	expect(await readyz(app)).toEqual({ status: 200, body: { status: 'ready' } });
});
