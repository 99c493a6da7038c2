import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { OldRows } from './old-rows.ts';

/** Few enough that others do not notice the transaction. */
const rowsAtOnce = 5000;

/** Deletes the old rows of a site, some at a time, and returns their number. */
export async function deleteOld(
	database: Database,
	siteId: number,
	{ table, key, isOld }: OldRows,
	signal: AbortSignal,
): Promise<number> {
	const keyRefs = sql.join(key.map((column) => sql.ref(column)));
	const ofSite = sql`${sql.table(table)} where site_id = ${siteId}`;
	let after = sql``;
	let deleted = 0;
	while (true) {
		signal.throwIfAborted();
		// Finding them only reads, so writers do not wait for it.
		const { rows } = await sql<Readonly<Record<string, number | string>>>`
			select ${keyRefs} from ${ofSite} ${after} and ${isOld} order by ${keyRefs} limit ${rowsAtOnce}
		`.execute(database);
		const [first, last] = [rows[0], rows.at(-1)];
		if (first === undefined || last === undefined) return deleted;
		const valuesOf = (row: typeof first) => sql.join(key.map((column) => row[column]));
		const { numAffectedRows } = await sql`
			delete from ${ofSite} and (${keyRefs}) >= (${valuesOf(first)})
				and (${keyRefs}) <= (${valuesOf(last)}) and ${isOld}
		`.execute(database);
		deleted += Number(numAffectedRows);
		if (rows.length < rowsAtOnce) return deleted;
		after = sql`and (${keyRefs}) > (${valuesOf(last)})`;
	}
}
