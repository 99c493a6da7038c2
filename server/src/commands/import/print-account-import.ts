import type { ImportedAccounts } from '../../exchange/transfer/import-accounts.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';

export function printAccountImport(
	terminal: Terminal,
	{ rows, leftOut }: ImportedAccounts,
	{ asJson }: { readonly asJson: boolean },
): void {
	if (asJson) {
		printJson(terminal, { format: 'ndjson', rows, left_out: leftOut });
		return;
	}
	const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
	print(
		terminal,
		`Imported ${rows.account ?? 0} accounts with ${rows.site ?? 0} sites and ${rows.keyword ?? 0} keywords: ${total} rows.`,
	);
	if (leftOut > 0)
		say(terminal, `${leftOut} rows were left out because they refer to deleted items.`);
	if (rows.connection) {
		say(
			terminal,
			`The file does not contain the credentials of ${rows.connection} sources. “plumbline doctor” lists those to enter again.`,
		);
	}
}
