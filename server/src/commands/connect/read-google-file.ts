import { readFile } from 'node:fs/promises';
import { GoogleFileError } from '../../sources/google/google-files.ts';
import { UsageError } from '../command.ts';

/** What a file from Google Cloud holds; what is wrong with it is told with the option’s name. */
export async function readGoogleFile<Content>(
	option: string,
	path: string,
	parse: (json: string) => Content,
): Promise<Content> {
	const json = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
		throw new UsageError(`--${option}: “${path}” cannot be read (${error.code ?? error.name}).`);
	});
	try {
		return parse(json);
	} catch (error) {
		if (!(error instanceof GoogleFileError)) throw error;
		throw new UsageError(`--${option}: ${error.message}`);
	}
}
