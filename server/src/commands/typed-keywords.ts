import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type CheckedKeywords, checkKeywords } from '../keywords/check-keywords.ts';
import { usageError } from '../process/expected-error.ts';
import { fileProblem } from '../process/file-problem.ts';
import type { CommandCall } from './command.ts';
import type { Terminal } from './terminal.ts';

export const fileOption = {
	type: 'string',
	value: 'FILE',
	help: 'File with one keyword per line; - for standard input.',
} as const;

/** The keywords from the arguments and the file, without duplicates. */
export async function typedKeywords({
	positionals,
	values,
	terminal,
}: CommandCall<{ file: typeof fileOption }>): Promise<CheckedKeywords> {
	const lines = values.file === undefined ? [] : await linesOf(values.file, terminal);
	const checked = checkKeywords([...positionals, ...lines]);
	if (checked.wanted.length + checked.rejected.length > 0) return checked;
	throw usageError('Which keywords? Write them, each in quotes, or give --file FILE.');
}

/** All or nothing: one invalid keyword stops the call. */
export function refuseRejected({ rejected }: Pick<CheckedKeywords, 'rejected'>): void {
	const [first, ...others] = rejected;
	if (first === undefined) return;
	const more = others.length > 0 ? ` The same is true of ${others.length} more.` : '';
	throw usageError(`“${first.keyword}”: ${first.reason}${more} Nothing was changed.`);
}

async function linesOf(file: string, { input }: Terminal): Promise<string[]> {
	const bytes = await (file === '-' ? buffer(input) : readFile(file)).catch((cause: unknown) => {
		throw usageError(`--file: “${file}” cannot be read: ${fileProblem(cause)}.`, { cause });
	});
	return utf8(file, bytes)
		.split(/\r\n|\n|\r/)
		.filter((line) => line.trim() !== '');
}

function utf8(file: string, bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch (cause) {
		throw usageError(`--file: “${file}” is not UTF-8 text. Save it as UTF-8.`, {
			cause,
		});
	}
}
