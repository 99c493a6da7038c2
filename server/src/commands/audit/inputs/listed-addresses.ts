import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { textDecoderFor } from '@plumbline/core';
import { usageError } from '../../../process/expected-error.ts';
import { fileProblem } from '../../../process/file-problem.ts';
import type { Terminal } from '../../terminal.ts';

/** The URLs of a file, or of standard input, one per line. */
export async function listedAddresses(
	path: string,
	{ input }: Terminal,
): Promise<readonly string[]> {
	const content = path === '-' ? await buffer(input) : await contentOf(path);
	const lines = textIn(content, path)
		.split(/\r\n|\r|\n/)
		.map((line) => line.trim());
	const addresses = lines.filter((line) => line !== '' && !line.startsWith('#'));
	const wrong = addresses.find((line) => !/^https?:\/\//i.test(line));
	if (addresses.length === 0) {
		throw usageError(
			`--list: “${path}” contains no URL. Write one URL per line, with https:// or http://.`,
		);
	}
	if (wrong === undefined) return addresses;
	throw usageError(
		`--list: line ${lines.indexOf(wrong) + 1} of “${path}” is not a URL: “${wrong}”. Write one URL per line, with https:// or http://.`,
	);
}

async function contentOf(path: string): Promise<Uint8Array> {
	try {
		return await readFile(path);
	} catch (cause) {
		throw usageError(`--list: “${path}” cannot be read: ${fileProblem(cause)}.`);
	}
}

function textIn(content: Uint8Array, path: string): string {
	try {
		return textDecoderFor(content).decode(content);
	} catch {
		throw usageError(
			`--list: “${path}” is not a text file. Save it as UTF-8, with one URL per line.`,
		);
	}
}
