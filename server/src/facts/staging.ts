import { sql } from 'kysely';
import { dialectOf } from '../database/dialect-of.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Database } from '../database/open-database.ts';
import type { BatchNames } from './batch-names.ts';
import type { Day } from './day.ts';
import { type FactTable, factTables, type StagedType } from './fact-tables.ts';
import type { Facts } from './facts.ts';

/** The rows in temporary tables, visible to this connection alone. */
export interface Staged {
	readonly tables: readonly StagedTable[];
	readonly rows: number;
	/** First and last day of all dated facts; null if none has a day. */
	readonly days: { readonly from: Day; readonly to: Day } | null;
}

export interface StagedTable {
	readonly table: FactTable;
	readonly stage: string;
	readonly rows: number;
}

/** Facts, or parts of them in sequence: a file that is read while it is stored. */
export type FactsToStage = Facts | AsyncIterable<Facts>;

/** Stages rows, so that the site’s tables are written at once and in the order of their keys. */
export async function stageFacts(
	database: Database,
	facts: FactsToStage,
	names: BatchNames,
): Promise<Staged> {
	const stages = new Map<FactTable, Stage>();
	for await (const part of Symbol.asyncIterator in facts ? facts : [facts]) {
		for (const table of factTables) {
			await addRows(database, table, stages, table.rows(part, names));
		}
	}
	return stagedIn(stages);
}

/** The rows of one table seen so far. */
interface Stage extends StagedTable {
	rows: number;
	fromDay: Day;
	toDay: Day;
}

function stagedIn(stages: ReadonlyMap<FactTable, Stage>): Staged {
	const tables = factTables.flatMap((table) => stages.get(table) ?? []);
	const from = Math.min(...tables.map(({ fromDay }) => fromDay));
	const to = Math.max(...tables.map(({ toDay }) => toDay));
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	return { tables, rows, days: from <= to ? { from, to } : null };
}

async function addRows(
	database: Database,
	table: FactTable,
	stages: Map<FactTable, Stage>,
	rows: Iterable<Row>,
): Promise<void> {
	const iterator = rows[Symbol.iterator]();
	const first = iterator.next();
	if (first.done) return;
	const columns = { seq: 'integer', ...table.columns } as const;
	let stage = stages.get(table);
	if (stage === undefined) {
		stage = newStage(table);
		stages.set(table, stage);
		await createStage(database, stage.stage, columns);
	}
	await insertRows(database, {
		table: stage.stage,
		columns: Object.keys(columns),
		rows: numbered(withFirst(first.value, iterator), stage),
	});
}

function newStage(table: FactTable): Stage {
	const days = { fromDay: Number.POSITIVE_INFINITY, toDay: Number.NEGATIVE_INFINITY };
	return { table, stage: stageOf(table.name), rows: 0, ...days };
}

export const stageOf = (table: string) => `stage_${table}`;

/** The rows with their place in the batch. */
function* numbered(rows: Iterable<Row>, stage: Stage): Generator<Row> {
	const dayAt = Object.keys(stage.table.columns).indexOf('day');
	for (const row of rows) {
		const day = row[dayAt];
		if (typeof day === 'number') {
			if (day < stage.fromDay) stage.fromDay = day;
			if (day > stage.toDay) stage.toDay = day;
		}
		yield [stage.rows++, ...row];
	}
}

type Row = readonly (number | string | null)[];

function* withFirst(first: Row, rest: Iterator<Row>): Generator<Row> {
	yield first;
	for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}

/** Recreates the temporary table; a failed batch may have left one. */
export async function createStage(
	database: Database,
	stage: string,
	columns: Readonly<Record<string, StagedType>>,
	key?: string,
): Promise<void> {
	await dropStage(database, stage);
	const types = dialectOf(database) === 'postgres' ? postgresTypes : sqliteTypes;
	const list = Object.entries(columns).map(
		([name, type]) =>
			sql`${sql.ref(name)} ${sql.raw(types[type])}${sql.raw(name === key ? ' primary key' : '')}`,
	);
	await sql`create temporary table ${sql.table(stage)} (${sql.join(list)})`.execute(database);
}

const sqliteTypes = { integer: 'integer', bigint: 'integer', double: 'real', text: 'text' };
const postgresTypes = {
	integer: 'integer',
	bigint: 'bigint',
	double: 'double precision',
	text: 'text',
};

export async function dropStage(database: Database, stage: string): Promise<void> {
	await sql`drop table if exists ${qualified(database, stage)}`.execute(database);
}

/** Few of them exist, and a statement for each of the others would take longer than small batches do. */
export async function dropStages(database: Database, stages: readonly string[]): Promise<void> {
	if (dialectOf(database) === 'postgres') {
		const tables = stages.map((stage) => qualified(database, stage));
		await sql`drop table if exists ${sql.join(tables)}`.execute(database);
		return;
	}
	const query = sql<{ name: string }>`select name from temp.sqlite_schema where type = 'table'`;
	const { rows } = await query.execute(database);
	for (const { name } of rows) if (stages.includes(name)) await dropStage(database, name);
}

function qualified(database: Database, stage: string) {
	return sql.table(`${dialectOf(database) === 'postgres' ? 'pg_temp' : 'temp'}.${stage}`);
}
