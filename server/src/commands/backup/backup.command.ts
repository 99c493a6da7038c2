import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../../config/config.ts';
import { backupSqlite } from '../../database/sqlite/sqlite-backup.ts';
import { usageError } from '../../errors/expected-error.ts';
import { defineCommand } from '../command.ts';
import { print, printJson, say } from '../terminal.ts';
import { fileNamed, sqliteFile } from './sqlite-place.ts';

export const backupCommand = defineCommand({
	name: 'backup',
	takes: 'FILE',
	summary: 'Copy the database into one file, while the server goes on.',
	options: {
		force: { type: 'boolean', help: 'Replace FILE if it is there.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, positionals, terminal }) {
		const file = resolve(fileNamed('backup', positionals));
		const path = sqliteFile(readConfig(terminal.environment).databaseUrl, (url) => [
			`pg_dump --format=custom --file='${file}' '${url}'`,
		]);
		if (existsSync(file) && !values.force) {
			throw usageError(`${file} is there already. Choose another name, or add --force.`);
		}
		const bytes = await backupSqlite(path, file);
		if (values.json) {
			printJson(terminal, { file, bytes });
			return 0;
		}
		print(terminal, `${file} (${megabytes(bytes)} MB)`);
		say(
			terminal,
			'The secret key is not in it, and without that key the access to your sources in it cannot be read. Keep secret.key, or PLUMBLINE_SECRET, in another place.',
		);
		return 0;
	},
});

function megabytes(bytes: number): string {
	return (bytes / 1_000_000).toFixed(1);
}
