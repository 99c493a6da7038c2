import { revokeApiKey } from '../../accounts/api-keys/api-keys.store.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

export const keyRevoke = defineCommand({
	takes: 'ID',
	options: { json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, positionals, terminal }) {
		const id = keyIdOf(positionals);
		const isRevoked = await withDatabase(terminal, (database) => revokeApiKey(database, id));
		if (!isRevoked) throw usageError(`There is no working key ${id}. See “plumbline key list”.`);
		if (values.json) printJson(terminal, { id, revoked: true });
		else print(terminal, `Key ${id} is revoked.`);
		return 0;
	},
});

/** The one id that `key revoke` and `key rotate` take. */
export function keyIdOf(positionals: readonly string[]): number {
	const id = Number(positionals[0]);
	if (Number.isInteger(id) && positionals.length === 1) return id;
	throw usageError('Which key? Give its id. “plumbline key list” shows it.');
}
