import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import { ExpectedError } from '../../process/expected-error.ts';
import type { TransferRow } from './rows-of.store.ts';
import type { TransferTable } from './transfer-tables.ts';

/** Columns that are unique across all accounts. */
const uniqueColumns: Readonly<Record<string, readonly string[]>> = {
	account: ['global_key', 'name'],
	api_key: ['hash'],
	site: ['global_key'],
};

/** An import adds; it never changes existing rows. */
export async function refuseKnown(
	transaction: Database,
	{ name, columns }: TransferTable,
	rows: readonly TransferRow[],
): Promise<void> {
	const names = Object.keys(columns);
	for (const column of uniqueColumns[name] ?? []) {
		for (const row of rows) {
			const value = row[names.indexOf(column)];
			const found = sql`select 1 from ${sql.table(name)} where ${sql.ref(column)} = ${value} limit 1`;
			if ((await found.execute(transaction)).rows.length > 0) throw known(name, column, value);
		}
	}
}

/** An exported site returns to an account that may have a new site for its domain. */
export async function refuseKnownDomain(
	transaction: Database,
	accountId: number,
	domain: string,
): Promise<void> {
	const site = transaction
		.selectFrom('site')
		.select('id')
		.where('account_id', '=', accountId)
		.where('domain', '=', domain);
	if ((await site.executeTakeFirst()) !== undefined) throw known('site', 'domain', domain);
}

function known(table: string, column: string, value: unknown): ExpectedError {
	const what =
		table === 'api_key' ? 'API key of an account' : `${table} with ${column} “${String(value)}”`;
	return new ExpectedError(
		'import_file',
		`This database already has the ${what} of the file. Import into a different database, or export only accounts that are not here (--account). Nothing was imported.`,
	);
}
