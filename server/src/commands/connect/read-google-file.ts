import { readFile } from 'node:fs/promises';
import { hasCode, usageError } from '../../process/expected-error.ts';

/** Reads a file from Google Cloud; an error names the option. */
export async function readGoogleFile<Content>(
	option: string,
	path: string,
	parse: (json: string) => Content,
): Promise<Content> {
	const json = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
		throw usageError(`--${option}: “${path}” cannot be read (${error.code ?? error.name}).`);
	});
	try {
		return parse(json);
	} catch (error) {
		if (!hasCode(error, 'google_file')) throw error;
		throw usageError(`--${option}: ${error.message}`);
	}
}
