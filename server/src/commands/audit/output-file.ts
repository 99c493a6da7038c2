import { accessSync, constants, statSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { usageError } from '../../process/expected-error.ts';
import { fileProblem } from '../../process/file-problem.ts';
import type { OutputFormat } from './audit-settings.ts';

const formats: Readonly<Record<string, OutputFormat>> = {
	'.txt': 'text',
	'.json': 'json',
	'.csv': 'csv',
	'.sarif': 'sarif',
	'.xml': 'junit',
	'.md': 'markdown',
};

export const outputEndings = Object.keys(formats);

export interface OutputFile {
	readonly format: OutputFormat;
	readonly path: string;
}

/** A file for a report, in the format that its ending names. Refuses a place that cannot be written. */
export function outputFile(path: string): OutputFile {
	const format = formats[extname(path).toLowerCase()];
	if (format === undefined)
		throw usageError(
			`--output: the ending of “${path}” names no format. Endings: ${outputEndings.join(', ')}.`,
		);
	checkPlace(path, '--output');
	return { format, path };
}

export function baselineFile(path: string): OutputFile {
	checkPlace(path, '--save-baseline');
	return { format: 'baseline', path };
}

function checkPlace(path: string, option: string): void {
	try {
		accessSync(dirname(path), constants.W_OK);
	} catch (cause) {
		throw usageError(`${option}: “${path}” cannot be written: ${fileProblem(cause)}.`);
	}
	if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
		throw usageError(`${option}: “${path}” is a folder. Name a file in it.`);
}
