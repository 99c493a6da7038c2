import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { programFile } from '../testing/built-programs/program-file.ts';
import { databaseUrl, onEachEngineUrl } from '../testing/database.ts';
import { fillTables, rowsOf, tablesOf } from '../testing/every-table.ts';
import { checksums } from './migrations/checksums.ts';
import { type Migration, migrations } from './migrations.ts';
import { type Database, openDatabase } from './open-database.ts';

async function opened(url: string, wanted?: readonly Migration[]): Promise<Database> {
	const database = await openDatabase(url, wanted && { migrations: wanted });
	onTestFinished(() => database.destroy());
	return database;
}

for (const [index, { name }] of migrations.entries()) {
	onEachEngineUrl(
		`keeps every row of the schema after ${name}, and ends in the schema of a new database`,
		async (url, dialect, context) => {
			const before = await opened(url, migrations.slice(0, index + 1));
			await fillTables(before);
			const tables = await tablesOf(before);
			const rows = await rowsOf(before, tables);
			const after = await opened(url);
			expect(await rowsOf(after, tables)).toEqual(rows);
			const fresh = await opened(await databaseUrl(dialect, context));
			expect(await tablesOf(after)).toEqual(await tablesOf(fresh));
		},
		{ content: 'nothing' },
	);
}

onEachEngineUrl(
	'a failed migration leaves the previous schema',
	async (url) => {
		const before = await opened(url, migrations.slice(0, 1));
		await fillTables(before);
		const tables = await tablesOf(before);
		const rows = await rowsOf(before, tables);
		const broken = {
			name: '999-broken',
			apply: () => Promise.reject(new Error('a fault in the migration')),
		};
		await expect(openDatabase(url, { migrations: [...migrations, broken] })).rejects.toThrow(
			'a fault in the migration',
		);
		expect(await tablesOf(before)).toEqual(tables);
		expect(await rowsOf(before, tables)).toEqual(rows);
	},
	{ content: 'nothing' },
);

onEachEngineUrl(
	'a process killed during a migration leaves the previous schema, and the next start continues',
	async (url) => {
		const before = await opened(url, migrations.slice(0, 1));
		await fillTables(before);
		const tables = await tablesOf(before);
		const script = programFile(new URL('../testing/half-migration.ts', import.meta.url));
		const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
		onTestFinished(() => void child.kill('SIGKILL'));
		await once(child.stdout, 'data');
		child.kill('SIGKILL');
		await once(child, 'exit');
		expect(await tablesOf(before)).toEqual(tables);
		const after = await opened(url);
		expect(await after.selectFrom('keyword').selectAll().execute()).toEqual([]);
		expect(await after.selectFrom('account').select('name').execute()).toEqual([
			{ name: 'a name' },
		]);
	},
	{ content: 'nothing' },
);

onEachEngineUrl(
	'several programs can open a new database at the same time',
	async (url) => {
		const [database] = await Promise.all([opened(url), opened(url), opened(url), opened(url)]);
		const applied = database.selectFrom('plumbline_migration').select('name').orderBy('name');
		const names = (await applied.execute()).map(({ name }) => name);
		expect(names).toEqual(migrations.map(({ name }) => name));
	},
	{ content: 'nothing' },
);

onEachEngineUrl(
	'refuses the database of a different program and leaves it as it was',
	async (url) => {
		const other = await opened(url, []);
		await sql`create table wp_posts (id integer)`.execute(other);
		await expect(openDatabase(url)).rejects.toThrow(/wp_posts.*in DATABASE_URL/);
		expect((await tablesOf(other)).map(({ name }) => name)).toEqual(['wp_posts']);
	},
	{ content: 'nothing' },
);

onEachEngineUrl('refuses a database of a newer version', async (url) => {
	const database = await opened(url);
	const future = { name: '999-future', applied_ms: 1 };
	await database.insertInto('plumbline_migration').values(future).execute();
	await expect(openDatabase(url)).rejects.toThrow(/newer version \(999-future\)/);
});

onEachEngineUrl(
	'refuses a database with a migration that was edited after it had been applied',
	async (url) => {
		const database = await opened(url);
		const edited = database
			.updateTable('plumbline_migration')
			.set({ checksum: 'of something else' });
		await edited.where('name', '=', '003-facts').execute();
		await expect(openDatabase(url)).rejects.toThrow(
			/003-facts was edited after it had been applied.*Install the released version again/,
		);
	},
);

onEachEngineUrl('remembers what each migration did', async (url, dialect) => {
	const database = await opened(url);
	const rows = await database
		.selectFrom('plumbline_migration')
		.select(['name', 'checksum'])
		.execute();
	for (const { name, checksum } of rows) expect(checksum).toBe(checksums[name]?.[dialect]);
});
