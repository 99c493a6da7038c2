import { sql } from 'kysely';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { databaseUrl } from '../../testing/database.ts';
import { forwarder } from '../../testing/forwarder.ts';
import { insertRows } from '../insert-rows.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { databaseReadiness } from '../readiness.ts';

async function opened(url: string, statementTimeoutMs = 300): Promise<Database> {
	const database = await openDatabase(url, { statementTimeoutMs });
	onTestFinished(() => database.destroy());
	return database;
}

/** A database behind a TCP forwarder (`door`), which tests can freeze. */
async function behindADoor(context: TestContext) {
	const url = new URL(await databaseUrl('postgres', context));
	const port = Number(url.port);
	const door = await forwarder(port);
	onTestFinished(() => door.close());
	url.port = String(door.port);
	return { door, port, url: url.href };
}

const one = sql<{ one: number }>`select 1 as one`;

test('a connection that PostgreSQL ends in the middle of a transaction is an error to retry, not a crash', async (context) => {
	const url = await databaseUrl('postgres', context);
	const [database, other] = [await opened(url), await opened(url)];
	const broken = database.transaction().execute(async (transaction) => {
		const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
			transaction,
		);
		await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other);
		await transaction.selectFrom('account').select('id').execute();
	});
	await expect(broken).rejects.toMatchObject({ code: 'database_busy' });
	expect((await one.execute(database)).rows).toEqual([{ one: 1 }]);
});

test('a frozen PostgreSQL gives errors in time, and works as soon as it moves again', async (context) => {
	const { door, url } = await behindADoor(context);
	const database = await opened(url);
	door.freeze();
	const beganMs = performance.now();
	await expect(one.execute(database)).rejects.toMatchObject({
		code: 'database_busy',
		message: expect.stringContaining('does not answer'),
	});
	await expect(databaseReadiness(database)).rejects.toMatchObject({
		code: expect.stringMatching(/^database_(busy|unreachable)$/),
	});
	expect(performance.now() - beganMs).toBeLessThan(20_000);
	door.thaw();
	expect((await one.execute(database)).rows).toEqual([{ one: 1 }]);
	await databaseReadiness(database);
});

test('rows that are being copied when the connection breaks are an error to retry', async (context) => {
	const { door, port, url } = await behindADoor(context);
	const database = await opened(url, 60_000);
	function* pages() {
		for (let index = 0; index < 20_000; index++) {
			if (index === 12_000) door.leadTo(port);
			yield [1, `${index}`, 'https://example.com/'.padEnd(1000, 'a')];
		}
	}
	const columns = ['site_id', 'url_key', 'url'];
	const inserted = insertRows(database, { table: 'page', columns, rows: pages() });
	await expect(inserted).rejects.toMatchObject({ code: 'database_busy' });
});
