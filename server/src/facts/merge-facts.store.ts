import { type RawBuilder, sql } from 'kysely';
import { dialectOf } from '../database/dialect-of.ts';
import type { Database } from '../database/open-database.ts';
import type { FactTarget } from './facts.ts';
import { idTables } from './resolve-names.store.ts';
import type { StagedTable } from './staging.ts';

/**
 * Writes what waits into the table of the site, in the order of its key. What is there already is
 * replaced; of two rows with one key in the batch, the later one counts.
 */
export async function mergeStaged(
	database: Database,
	{ table, stage }: StagedTable,
	target: FactTarget,
): Promise<void> {
	const columns = Object.keys(table.columns);
	const values = columns.map((column) => valueFrom(column));
	const key = table.key.map((column) => valueFrom(column));
	const joins = columns.filter(isLocal).map(joinOf);
	const isPostgres = dialectOf(database) === 'postgres';
	const distinct = isPostgres ? sql`distinct on (${sql.join(key)})` : sql``;
	const changed = columns.filter((column) => !table.key.includes(column));
	await sql`
		insert into ${sql.table(table.name)} (site_id, engine_id, ${refs(columns)})
		select ${distinct} ${sql.lit(target.siteId)}, ${sql.lit(target.engineId)}, ${sql.join(values)}
		from ${sql.table(stage)} as staged ${sql.join(joins, sql` `)}
		where true
		order by ${sql.join(key)}, ${lastCounts(table.name, isPostgres)}
		on conflict (site_id, engine_id, ${refs(table.key)}) do update set
		${sql.join(changed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}
		${onlyBetter(table.name)}
	`.execute(database);
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

type Local = keyof typeof idTables;

// The names of the columns are keys of that table or they are not.
const isLocal = (column: string): column is Local => column in idTables;

const valueFrom = (column: string): RawBuilder<unknown> =>
	isLocal(column) ? sql.ref(`${idTables[column]}.id`) : sql.ref(`staged.${column}`);

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
