import { sql } from 'kysely';
import { dialectOf } from '../../database/dialect-of.ts';
import type { Database } from '../../database/open-database.ts';
import type { TransferTable } from '../../exchange/transfer/transfer-tables.ts';

/** Few enough that others do not notice the transaction. */
const rowsAtOnce = 5000;

/** Deletes some rows of a site that is being removed; returns how many, and 0 when none are left. */
export async function deleteSome(
	database: Database,
	{ name, key }: TransferTable,
	siteId: number,
): Promise<number> {
	const keyRefs = sql.join(key.map((column) => sql.ref(column)));
	return database.transaction().execute(async (transaction) => {
		if (!(await isBeingRemoved(transaction, siteId))) return 0;
		const { numAffectedRows } = await sql`
			delete from ${sql.table(name)} where site_id = ${siteId} and (${keyRefs}) in (
				select ${keyRefs} from ${sql.table(name)} where site_id = ${siteId}
				order by ${keyRefs} limit ${rowsAtOnce}
			)
		`.execute(transaction);
		return Number(numAffectedRows);
	});
}

/** In PostgreSQL, processes that delete the same site take turns. */
async function isBeingRemoved(transaction: Database, siteId: number): Promise<boolean> {
	const removal = await transaction
		.selectFrom('removal')
		.select('site_id')
		.where('site_id', '=', siteId)
		.$if(dialectOf(transaction) === 'postgres', (query) => query.forUpdate())
		.executeTakeFirst();
	return removal !== undefined;
}
