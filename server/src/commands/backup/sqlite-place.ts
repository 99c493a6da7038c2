import { databasePlace, inMemory, withoutPassword } from '../../database/database-url.ts';
import { usageError } from '../../process/expected-error.ts';

/** The file of the embedded database. For PostgreSQL it throws an error with the command of its own tools. */
export function sqliteFile(
	databaseUrl: string,
	postgresLines: (url: string) => readonly string[],
): string {
	const place = databasePlace(databaseUrl);
	if (place.dialect === 'postgres') {
		const lines = postgresLines(withoutPassword(place.url)).map((line) => `\n  ${line}`);
		throw usageError(
			`this works only with the embedded database. For PostgreSQL, use its own programs:${lines.join('')}\n“plumbline export” writes everything into a file that both kinds of database can import.`,
		);
	}
	if (place.path === inMemory) throw usageError('a database in memory has no file.');
	return place.path;
}

export function fileNamed(command: string, [file, second]: readonly string[]): string {
	if (file === undefined) throw usageError(`Name the file: plumbline ${command} FILE.`);
	if (second === undefined) return file;
	throw usageError(`Unexpected argument “${second}”. See “plumbline ${command} --help”.`);
}
