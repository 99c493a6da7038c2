import { resolve } from 'node:path';
import { readConfig } from '../../config/config.ts';
import { restoreSqlite } from '../../database/sqlite/sqlite-restore.ts';
import { defineCommand } from '../command.ts';
import { print, printJson, say } from '../terminal.ts';
import { fileNamed, sqliteFile } from './sqlite-place.ts';

export const restoreCommand = defineCommand({
	takes: 'FILE',
	options: { json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, positionals, terminal }) {
		const file = resolve(fileNamed('restore', positionals));
		const path = sqliteFile(readConfig(terminal.environment).databaseUrl, (url) => [
			`pg_restore --clean --if-exists --no-owner --single-transaction --dbname='${url}' '${file}'`,
		]);
		const kept = await restoreSqlite(path, file, Date.now());
		if (values.json) {
			printJson(terminal, { database: path, replaced: kept });
			return 0;
		}
		print(terminal, `Restored ${path} from ${file}.`);
		if (kept !== null)
			say(terminal, `The old database is now ${kept}. Delete it when you no longer need it.`);
		say(terminal, '“plumbline doctor” checks whether the credentials of your sources can be read.');
		return 0;
	},
});
