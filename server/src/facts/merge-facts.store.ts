import { type RawBuilder, sql } from 'kysely';
import { dialectOf } from '../database/dialect-of.ts';
import type { Database } from '../database/open-database.ts';
import type { FactTable } from './fact-tables.ts';
import type { FactTarget } from './facts.ts';
import { idTables } from './resolve-names.store.ts';
import type { StagedTable } from './staging.ts';

/**
 * What two facts of one batch come to that are by the same key once it is folded: sources tell apart
 * what is one page or one keyword to us (`add`), people say the same thing twice (`replace`: the later one counts).
 */
export type Repeats = 'add' | 'replace';

/** Writes what waits into the table of the site, in the order of its key. What is there already is replaced. */
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

/** The parts of the statement that make one row of each key. */
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

// The names of the columns are keys of that table or they are not.
const isLocal = (column: string): column is Local => column in idTables;

function valueFrom(column: string): RawBuilder<unknown> {
	return isLocal(column) ? sql.ref(`${idTables[column]}.id`) : sql.ref(`staged.${column}`);
}

/** A fact may have no page and no listing, but never no keyword where its table has one. */
const joinOf = (column: Local): RawBuilder<unknown> => {
	const ids = sql.table(idTables[column]);
	const join = column === 'keyword_id' ? sql`join` : sql`left join`;
	return sql`${join} ${ids} on ${sql.ref(`${idTables[column]}.local`)} = ${sql.ref(`staged.${column}`)}`;
};

/**
 * PostgreSQL takes the first of its key, SQLite writes all and the last one stays. A check that
 * failed gives way to one that did not.
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
