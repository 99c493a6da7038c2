import { once } from 'node:events';
import { listAccounts } from '../../accounts/accounts.store.ts';
import type { Database } from '../../database/open-database.ts';
import { writeTable } from '../../exchange/export/write-table.ts';
import { exportAccounts } from '../../exchange/transfer/export-accounts.ts';
import { usageError } from '../../process/expected-error.ts';
import { trackedEngine } from '../../rankings/question/tracked-engine.store.ts';
import { accountNamed } from '../account/account-named.ts';
import { defineCommand } from '../command.ts';
import { engineKeyOf } from '../engine-values.ts';
import { onlyEngine } from '../only-engine.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { say, type Terminal } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

const formats = ['ndjson', 'csv'];

export const exportCommand = defineCommand({
	options: {
		account: {
			type: 'string',
			value: 'NAME',
			help: 'Export only this account, by name or global key.',
		},
		format: {
			type: 'string',
			value: 'FORMAT',
			help: 'ndjson (everything except credentials) or csv (the facts of --site on --search-engine).',
		},
		site: siteOption,
		'search-engine': {
			type: 'string',
			value: 'KEY',
			help: 'Engine to export to csv, such as google_us.',
		},
		excel: {
			type: 'boolean',
			help: 'Prefix csv cells that a spreadsheet would run as formulas with a quote.',
		},
	},
	run: ({ values, terminal }) =>
		withDatabase(terminal, async (database) => {
			const { account, format = values.site === undefined ? 'ndjson' : 'csv' } = values;
			if (!formats.includes(format)) {
				throw usageError(`--format: “${format}” is not a format. Write ${formats.join(' or ')}.`);
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
		`${ids.length} accounts, ${total} rows. Credentials of sources are left out; enter them again after “plumbline import”.`,
	);
}

/** Writes no faster than the reader takes it. */
function writer({ output, stop }: Terminal) {
	return async (text: string) => {
		stop.throwIfAborted();
		if (!output.write(text)) await once(output, 'drain', { signal: stop });
	};
}

interface Asked {
	readonly site?: string | undefined;
	readonly 'search-engine'?: string | undefined;
	readonly excel?: boolean | undefined;
}

async function exportTable(
	database: Database,
	{ site: name, 'search-engine': given, excel = false }: Asked,
	write: (text: string) => Promise<void>,
): Promise<void> {
	const site = await siteNamed(database, name);
	const key =
		given === undefined ? await onlyEngine(database, site) : engineKeyOf('search-engine', given);
	const { id: engineId } = await trackedEngine(database, site.id, key);
	await writeTable(database, { siteId: site.id, engineId }, { forExcel: excel, write });
}
