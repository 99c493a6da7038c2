import { once } from 'node:events';
import { listAccounts } from '../../accounts/accounts.store.ts';
import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../errors/expected-error.ts';
import { exportAccounts } from '../../transfer/export-accounts.ts';
import { accountNamed } from '../account/account-named.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { say, type Terminal } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { exportTable } from './export-table.ts';

const formats = ['ndjson', 'csv'];

export const exportCommand = defineCommand({
	name: 'export',
	summary: 'Write all accounts as NDJSON, or the facts of a site as a table, to standard output.',
	options: {
		account: { type: 'string', value: 'NAME', help: 'Only this account, by name or global key.' },
		format: {
			type: 'string',
			value: 'FORMAT',
			help: 'ndjson: everything but credentials. csv: the facts of --site on --search-engine.',
		},
		site: siteOption,
		'search-engine': { type: 'string', value: 'KEY', help: 'Of csv, such as google_us.' },
		excel: {
			type: 'boolean',
			help: 'Write cells of csv that a spreadsheet would compute with a quote before them.',
		},
	},
	run: ({ values, terminal }) =>
		withDatabase(terminal, async (database) => {
			const { account, format = values.site === undefined ? 'ndjson' : 'csv' } = values;
			if (!formats.includes(format)) {
				throw usageError(`--format: “${format}” is no format. Write ${formats.join(' or ')}.`);
			}
			const write = writer(terminal);
			if (format === 'csv') await exportTable(database, values, write);
			else await exportAll(database, account, terminal);
			return 0;
		}),
});

async function exportAll(
	database: Database,
	account: string | undefined,
	terminal: Terminal,
): Promise<void> {
	const accounts =
		account === undefined
			? await listAccounts(database, Date.now())
			: [await accountNamed(database, account)];
	const ids = accounts.map(({ id }) => id);
	const rows = await exportAccounts(database, ids, { nowMs: Date.now(), write: writer(terminal) });
	const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
	say(
		terminal,
		`${ids.length} accounts, ${total} rows. Access to sources is not in it and is entered again after “plumbline import”.`,
	);
}

/** Writes no faster than the reader takes it. */
function writer({ output, stop }: Terminal) {
	return async (text: string) => {
		stop.throwIfAborted();
		if (!output.write(text)) await once(output, 'drain', { signal: stop });
	};
}
