import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import { databaseUrl, onEachEngineUrl } from '../testing/database.ts';
import { rowsOf, tablesOf } from '../testing/every-table.ts';
import type { DialectName } from './dialect-of.ts';
import { type Database, openDatabase } from './open-database.ts';

const folder = new URL('./stored/', import.meta.url);
const versions = readdirSync(folder)
	.filter((name) => name.endsWith('.sqlite.sql'))
	.map((name) => name.replace('.sqlite.sql', ''));

async function opened(url: string): Promise<Database> {
	const database = await openDatabase(url);
	onTestFinished(() => database.destroy());
	return database;
}

/** Restores the stored database of a release. */
async function restore(version: string, dialect: DialectName, url: string): Promise<void> {
	const text = readFileSync(new URL(`${version}.${dialect}.sql`, folder), 'utf8');
	if (dialect === 'sqlite') {
		const database = new DatabaseSync(url.replace('sqlite:', ''));
		database.exec(text);
		database.close();
		return;
	}
	const client = new pg.Client(url);
	await client.connect();
	await client.query(text);
	await client.end();
}

/** The rows of the file, which has one statement a line. */
function rowCount(version: string, dialect: DialectName): number {
	const text = readFileSync(new URL(`${version}.${dialect}.sql`, folder), 'utf8');
	return text.match(/^insert into (?!"plumbline_migration")/gm)?.length ?? 0;
}

test('the database of every release is stored', () => {
	const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
	const released = [...changelog.matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, version]) => version);
	expect(versions.toSorted()).toEqual(released.toSorted());
});

for (const version of versions) {
	onEachEngineUrl(
		`a database of ${version} is upgraded with all its rows, and takes new ones`,
		async (url, dialect, context) => {
			await restore(version, dialect, url);
			const database = await opened(url);
			const fresh = await opened(await databaseUrl(dialect, context));
			const tables = await tablesOf(database);
			expect(tables).toEqual(await tablesOf(fresh));
			const rows: Record<string, unknown> = await rowsOf(database, tables);
			expect(Object.values(rows).flat().filter(Boolean)).toHaveLength(rowCount(version, dialect));
			const account = await createAccount(database, { name: 'Bakery' });
			const site = { accountId: account?.id ?? 0, domain: 'bakery.example', title: 'Bakery' };
			expect((await ensureSite(database, site)).id).toBe(2);
		},
		{ content: 'nothing' },
	);
}
