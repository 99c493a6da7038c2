import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../../config/config.ts';
import { backupSqlite } from '../../database/sqlite/copy-database.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { print, printJson, say } from '../terminal.ts';
import { fileNamed, sqliteFile } from './sqlite-place.ts';

export const backupCommand = defineCommand({
	takes: 'FILE',
	options: {
		force: { type: 'boolean', help: 'Overwrite FILE if it exists.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, positionals, terminal }) {
		const file = resolve(fileNamed('backup', positionals));
		const path = sqliteFile(readConfig(terminal.environment).databaseUrl, (url) => [
			`pg_dump --format=custom --file='${file}' '${url}'`,
		]);
		if (existsSync(file) && !values.force) {
			throw usageError(`${file} already exists. Choose a different name, or add --force.`);
		}
		const bytes = await backupSqlite(path, file);
		if (values.json) {
			printJson(terminal, { file, bytes });
			return 0;
		}
		print(terminal, `${file} (${megabytes(bytes)} MB)`);
		say(
			terminal,
			'The backup does not contain the secret key, which encrypts the credentials of your sources. Keep secret.key, or PLUMBLINE_SECRET, in a separate place.',
		);
		return 0;
	},
});

function megabytes(bytes: number): string {
	return (bytes / 1_000_000).toFixed(1);
}
