import { expect, type TestContext } from 'vitest';
import type { DialectName } from '../database/dialect-of.ts';
import { migrations } from '../database/migrations.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { databaseUrl, onEachEngineUrl } from '../testing/database.ts';
import { fillTables, rowsOf, type Tables, tablesOf } from '../testing/every-table.ts';
import { seeded } from '../testing/fake-google/shown-queries.ts';
import { kills, killWithin } from './kills.ts';
import { startVictim } from './victim.ts';

const program = new URL('../testing/migration-worker.ts', import.meta.url);
const newest = migrations.map(({ name }) => name);

async function lookInto<Found>(
	url: string,
	applied: number,
	look: (database: Database) => Promise<Found>,
): Promise<Found> {
	const database = await openDatabase(url, { migrations: migrations.slice(0, applied) });
	try {
		return await look(database);
	} finally {
		await database.destroy();
	}
}

interface OldDatabase {
	readonly url: string;
	/** The number of applied migrations. */
	readonly applied: number;
	readonly tables: Tables;
	readonly rows: unknown;
}

/** A database of an older version, with a row in each table. */
async function oldDatabase(
	dialect: DialectName,
	context: TestContext,
	applied: number,
): Promise<OldDatabase> {
	const url = await databaseUrl(dialect, context, 'nothing');
	return lookInto(url, applied, async (database) => {
		await fillTables(database);
		const tables = await tablesOf(database);
		return { url, applied, tables, rows: await rowsOf(database, tables) };
	});
}

/** Whether it has been migrated. Its marker and its tables must agree, and all rows must be there. */
function isNew(old: OldDatabase, newTables: Tables): Promise<boolean> {
	return lookInto(old.url, old.applied, async (database) => {
		const marker = database.selectFrom('plumbline_migration').select('name').orderBy('name');
		const names = (await marker.execute()).map(({ name }) => name);
		const isNew = names.length === newest.length;
		expect(names).toEqual(isNew ? newest : newest.slice(0, old.applied));
		expect(await tablesOf(database)).toEqual(isNew ? newTables : old.tables);
		expect(await rowsOf(database, old.tables)).toEqual(old.rows);
		return isNew;
	});
}

onEachEngineUrl(
	'killed at any moment, a migration leaves the old version or the new one, never a mix, and the next start continues',
	async (newUrl, dialect, context) => {
		const newTables = await lookInto(newUrl, newest.length, tablesOf);
		const next = (round: number) => {
			const applied = Math.floor(seeded('state', round) * (newest.length - 1)) + 1;
			return oldDatabase(dialect, context, applied);
		};
		let old = await next(0);
		let lengthMs = 30;
		let hits = 0;
		for (let kill = 1; kill <= kills; kill++) {
			const victim = await startVictim(program, [old.url]);
			await victim.says('applies');
			await killWithin(victim, lengthMs, 'migration', dialect, kill);
			const isDone = victim.lines.includes('done');
			if (!isDone) hits++;
			lengthMs *= isDone ? 0.6 : 1.25;
			if (await isNew(old, newTables)) old = await next(kill);
		}
		console.info(`${dialect}: migrating was killed ${kills} times, ${hits} in the middle.`);
		expect(hits).toBeGreaterThan(kills / 3);
		await lookInto(old.url, newest.length, () => Promise.resolve());
		expect(await isNew(old, newTables)).toBe(true);
	},
	{ timeoutMs: 180_000 },
);
