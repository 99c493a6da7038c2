import { resolve } from 'node:path';
import { readConfig } from '../../config/config.ts';
import { restoreSqlite } from '../../database/sqlite/sqlite-restore.ts';
import { defineCommand } from '../command.ts';
import { print, printJson, say } from '../terminal.ts';
import { fileNamed, sqliteFile } from './sqlite-place.ts';

export const restoreCommand = defineCommand({
	name: 'restore',
	takes: 'FILE',
	summary: 'Put a backup in the place of the database, and keep what was there beside it.',
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
		print(terminal, `${path} is what ${file} was.`);
		if (kept !== null)
			say(terminal, `The database from before is ${kept}; remove it when you like.`);
		say(terminal, '“plumbline doctor” tells whether the access to your sources can be read.');
		return 0;
	},
});
