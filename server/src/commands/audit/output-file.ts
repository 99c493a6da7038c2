import { createWriteStream, openSync, type WriteStream } from 'node:fs';
import { extname } from 'node:path';
import { usageError } from '../../errors/expected-error.ts';
import type { Format } from './audit-settings.ts';

const formats: Readonly<Record<string, Format>> = {
	'.txt': 'text',
	'.json': 'json',
	'.csv': 'csv',
	'.sarif': 'sarif',
	'.xml': 'junit',
	'.md': 'markdown',
};

export const outputEndings = Object.keys(formats);

export interface OutputFile {
	readonly format: Format;
	/** Creates the file. */
	open(): WriteStream;
}

/** A file for a report, in the format that its ending names. */
export function outputFile(path: string): OutputFile {
	const format = formats[extname(path).toLowerCase()];
	if (format !== undefined)
		return { format, open: () => createWriteStream('', { fd: created(path) }) };
	throw usageError(
		`--output: the ending of “${path}” names no format. Endings: ${outputEndings.join(', ')}.`,
	);
}

function created(path: string): number {
	try {
		return openSync(path, 'w');
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw usageError(`--output: “${path}” cannot be written: ${reason}.`);
	}
}
