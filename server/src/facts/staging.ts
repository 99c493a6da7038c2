import { sql } from 'kysely';
import { dialectOf } from '../database/dialect-of.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Database } from '../database/open-database.ts';
import type { Day } from '../days/day.ts';
import type { BatchNames } from './batch-names.ts';
import { type FactTable, factTables, type StagedType } from './fact-tables.ts';
import type { Facts } from './facts.ts';

/** What waits in temporary tables, seen by this connection alone. */
export interface Staged {
	readonly tables: readonly StagedTable[];
	readonly rows: number;
	/** First and last day of all facts that have one; null when none has. */
	readonly days: { readonly from: Day; readonly to: Day } | null;
}

export interface StagedTable {
	readonly table: FactTable;
	readonly stage: string;
	readonly rows: number;
}

/** Rows wait here, so that the tables of the site are written in the order of their keys, and all at once. */
export async function stageFacts(
	database: Database,
	facts: Facts,
	names: BatchNames,
): Promise<Staged> {
	const tables: StagedTable[] = [];
	const days = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
	for (const table of factTables) {
		const staged = await stageTable(database, table, table.rows(facts, names));
		if (staged === null) continue;
		tables.push(staged);
		days.from = Math.min(days.from, staged.fromDay);
		days.to = Math.max(days.to, staged.toDay);
	}
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	return { tables, rows, days: days.from <= days.to ? days : null };
}

async function stageTable(
	database: Database,
	table: FactTable,
	rows: Iterable<Row>,
): Promise<(StagedTable & SeenDays) | null> {
	const waiting = numbered(rows, Object.keys(table.columns).indexOf('day'));
	const first = waiting.rows.next();
	if (first.done) return null;
	const stage = `stage_${table.name}`;
	const columns = { seq: 'integer', ...table.columns } as const;
	await createStage(database, stage, columns);
	await insertRows(database, {
		table: stage,
		columns: Object.keys(columns),
		rows: withFirst(first.value, waiting.rows),
	});
	return { table, stage, ...waiting.seen };
}

interface SeenDays {
	fromDay: Day;
	toDay: Day;
	rows: number;
}

/** The rows with their place in the batch; what was seen of them is known when they are through. */
function numbered(source: Iterable<Row>, dayAt: number) {
	const seen: SeenDays = {
		rows: 0,
		fromDay: Number.POSITIVE_INFINITY,
		toDay: Number.NEGATIVE_INFINITY,
	};
	function* rows(): Generator<Row, undefined> {
		for (const row of source) {
			const day = row[dayAt];
			if (typeof day === 'number') {
				if (day < seen.fromDay) seen.fromDay = day;
				if (day > seen.toDay) seen.toDay = day;
			}
			yield [seen.rows++, ...row];
		}
		return undefined;
	}
	return { rows: rows(), seen };
}

type Row = readonly (number | string | null)[];

function* withFirst(first: Row, rest: Iterable<Row>): Generator<Row> {
	yield first;
	yield* rest;
}

/** Makes the temporary table anew; one of a batch that failed may still be there. */
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
	const schema = dialectOf(database) === 'postgres' ? 'pg_temp' : 'temp';
	await sql`drop table if exists ${sql.table(`${schema}.${stage}`)}`.execute(database);
}
