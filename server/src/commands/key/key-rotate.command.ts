import { rotateApiKey } from '../../accounts/api-keys/api-keys.store.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { dayStartOf } from '../option-values.ts';
import { print, printJson, say } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { keyIdOf } from './key-revoke.command.ts';

export const keyRotate = defineCommand({
	takes: 'ID',
	options: {
		'keep-until': {
			type: 'string',
			value: 'DATE',
			help: 'Keep the old key valid until this day begins. By default it stops working at once.',
		},
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, positionals, terminal }) {
		const id = keyIdOf(positionals);
		const keepUntilMs = dayStartOf('keep-until', values['keep-until']) ?? null;
		const rotated = await withDatabase(terminal, (database) =>
			rotateApiKey(database, { id, keepUntilMs, nowMs: Date.now() }),
		);
		if (rotated === null) {
			throw usageError(`There is no working key ${id}. See “plumbline key list”.`);
		}
		if (values.json) printJson(terminal, { api_key: rotated, replaces: id });
		else {
			say(terminal, `New key that replaces key ${id}. Save it now: it cannot be shown again.`);
			print(terminal, rotated);
		}
		return 0;
	},
});
