import { findAccount } from '../../accounts/accounts.store.ts';
import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../process/expected-error.ts';
import { beginAccountRemoval } from '../../upkeep/removal/begin-removal.store.ts';
import { removalsOfAccount } from '../../upkeep/removal/removals.store.ts';
import { type CommandCall, defineCommand } from '../command.ts';
import { confirmName, yesOption } from '../confirm-name.ts';
import { deleteRemoved } from '../delete-removed.ts';
import { exportFirst, exportOption } from '../export-first.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { accountNamed } from './account-named.ts';

const options = {
	account: { type: 'string', value: 'NAME', help: 'Account to remove, by name or global key.' },
	export: exportOption,
	yes: yesOption,
	json: { type: 'boolean', help: 'Print JSON.' },
} as const;

export const accountRemove = defineCommand({
	options,
	async run({ values, positionals, terminal }) {
		const removed = await withDatabase(terminal, (database) =>
			removedAccount(database, { values, positionals, terminal }),
		);
		if (values.json) printJson(terminal, removed);
		else {
			const file = removed.export === null ? '' : ` Its export is ${removed.export}.`;
			print(
				terminal,
				`Account “${removed.account}” is removed, with ${removed.sites} sites and ${removed.rows} rows.${file}`,
			);
		}
		return 0;
	},
});

async function removedAccount(
	database: Database,
	{ values, terminal }: CommandCall<typeof options>,
) {
	const name = values.account?.trim();
	if (!name) throw usageError('--account is missing. Name the account to remove.');
	const isUnfinished =
		(await findAccount(database, name)) === null &&
		(await removalsOfAccount(database, name)).length > 0;
	// A removal that was stopped is completed without asking again.
	const file = isUnfinished ? null : await begin(database, name, { values, terminal });
	const removals = await removalsOfAccount(database, name);
	const rows = await deleteRemoved(database, removals, terminal);
	return { account: name, sites: removals.length, rows, export: file };
}

async function begin(
	database: Database,
	given: string,
	{ values, terminal }: Pick<CommandCall<typeof options>, 'values' | 'terminal'>,
): Promise<string | null> {
	const { id: accountId, globalKey, name } = await accountNamed(database, given);
	const what = `Account “${name}” is removed with its API keys, sites and their figures.`;
	await confirmName(terminal, what, name, values.yes);
	const exported = { accountId, siteId: null, globalKey };
	const file = await exportFirst(database, exported, values.export, terminal);
	await beginAccountRemoval(database, accountId, Date.now());
	return file;
}
