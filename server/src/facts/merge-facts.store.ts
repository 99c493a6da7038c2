import { type RawBuilder, sql } from 'kysely';
import { dialectOf } from '../database/dialect-of.ts';
import type { Database } from '../database/open-database.ts';
import type { FactTable } from './fact-tables.ts';
import type { FactTarget } from './facts.ts';
import { idTables } from './resolve-names.store.ts';
import type { StagedTable } from './staging.ts';

/**
 * How to combine two facts of a batch whose keys are equal once folded: sources separate URLs and
 * spellings that are one page or keyword to us (`add`); people enter the same fact twice
 * (`replace`: the later one counts).
 */
export type Repeats = 'add' | 'replace';

/** Writes the staged rows into the site’s table, in key order. Replaces existing rows. */
export async function mergeStaged(
	database: Database,
	{ table, stage }: StagedTable,
	target: FactTarget,
	repeats: Repeats,
): Promise<void> {
	const columns = Object.keys(table.columns);
	const joins = columns.filter(isLocal).map(joinOf);
	const changed = columns.filter((column) => !table.key.includes(column));
	const adds = repeats === 'add' && table.sums.length > 0;
	const once = adds ? addedUp(table) : lastOfEach(table, dialectOf(database) === 'postgres');
	await sql`
		insert into ${sql.table(table.name)} (site_id, engine_id, ${refs(columns)})
		select ${once.distinct} ${sql.lit(target.siteId)}, ${sql.lit(target.engineId)}, ${sql.join(once.values)}
		from ${sql.table(stage)} as staged ${sql.join(joins, sql` `)}
		where true
		${once.order}
		on conflict (site_id, engine_id, ${refs(table.key)}) do update set
		${sql.join(changed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}
		${onlyBetter(table.name)}
	`.execute(database);
}

/** The parts of the statement that leave one row per key. */
interface OncePerKey {
	readonly distinct: RawBuilder<unknown>;
	readonly values: readonly RawBuilder<unknown>[];
	readonly order: RawBuilder<unknown>;
}

const keyOf = ({ key }: FactTable) => sql.join(key.map(valueFrom));

function addedUp(table: FactTable): OncePerKey {
	const values = Object.keys(table.columns).map((column) => {
		if (table.key.includes(column)) return valueFrom(column);
		return table.sums.includes(column)
			? sql`sum(${valueFrom(column)})`
			: sql`max(${valueFrom(column)})`;
	});
	return {
		distinct: sql``,
		values,
		order: sql`group by ${keyOf(table)} order by ${keyOf(table)}`,
	};
}

function lastOfEach(table: FactTable, isPostgres: boolean): OncePerKey {
	return {
		distinct: isPostgres ? sql`distinct on (${keyOf(table)})` : sql``,
		values: Object.keys(table.columns).map(valueFrom),
		order: sql`order by ${keyOf(table)}, ${lastCounts(table.name, isPostgres)}`,
	};
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

type Local = keyof typeof idTables;

// A type guard: the columns with local numbers are the keys of `idTables`.
const isLocal = (column: string): column is Local => column in idTables;

function valueFrom(column: string): RawBuilder<unknown> {
	return isLocal(column) ? sql.ref(`${idTables[column]}.id`) : sql.ref(`staged.${column}`);
}

/** A fact may lack a page or a listing, but never a keyword if its table has one. */
const joinOf = (column: Local): RawBuilder<unknown> => {
	const ids = sql.table(idTables[column]);
	const join = column === 'keyword_id' ? sql`join` : sql`left join`;
	return sql`${join} ${ids} on ${sql.ref(`${idTables[column]}.local`)} = ${sql.ref(`staged.${column}`)}`;
};

/**
 * PostgreSQL keeps the first row of a key; SQLite writes all, and the last one stays. A failed
 * check gives way to a successful one.
 */
function lastCounts(table: string, isFirst: boolean): RawBuilder<unknown> {
	const direction = isFirst ? sql`desc` : sql`asc`;
	const isError = sql`case when staged.state = 'e' then 0 else 1 end`;
	return table === 'rank_day'
		? sql`${isError} ${direction}, staged.seq ${direction}`
		: sql`staged.seq ${direction}`;
}

function onlyBetter(table: string): RawBuilder<unknown> {
	return table === 'rank_day' ? sql`where excluded.state <> 'e' or rank_day.state = 'e'` : sql``;
}
