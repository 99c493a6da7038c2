import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DialectName } from './dialect-name.ts';

/** The tables that people created, in the schema that ours would be in. */
export async function tableNames<Tables>(
	database: Kysely<Tables>,
	dialect: DialectName,
): Promise<readonly string[]> {
	const { rows } = await queries[dialect].execute(database);
	return rows.map(({ name }) => name);
}

const queries: Readonly<Record<DialectName, RawBuilder<{ readonly name: string }>>> = {
	sqlite: sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'
		order by name`,
	// Tables of an extension, such as spatial_ref_sys, contain nobody’s data.
	postgres: sql`select relname as name from pg_class where relkind in ('r', 'p')
		and relnamespace = current_schema()::regnamespace and not exists (
			select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
		) order by relname`,
};
