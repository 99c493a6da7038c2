import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ExpectedError } from '../../../process/expected-error.ts';
import type { ImportFile } from '../import-file.ts';
import { readText } from '../read-text.ts';
import { readSerpBearCsv } from './read-serpbear-csv.ts';
import { readSerpBearDatabase } from './read-serpbear-database.ts';
import { type SerpBearKeyword, serpBearKeyword } from './serpbear-keyword.ts';

const mostBytes = 256_000_000;

/** All keywords of SerpBear’s database, of an answer of its API, or of its table. */
export async function readSerpBearFile(file: ImportFile): Promise<SerpBearKeyword[]> {
	const isDatabase = Buffer.from(file.head.subarray(0, 6)).toString('latin1') === 'SQLite';
	if (isDatabase) return keywordsOf(readSerpBearDatabase(pathOf(file)));
	if (file.bytes > mostBytes) {
		throw new ExpectedError(
			'import_file',
			'The file is too large for a SerpBear file. Use its data/database.sqlite. Nothing was imported.',
		);
	}
	const content = await text(Readable.from(readText(file.chunks())));
	return /^\s*[[{]/.test(content) ? keywordsOf(itemsOf(content)) : readSerpBearCsv(content);
}

function pathOf({ path }: ImportFile): string {
	if (path !== null) return path;
	throw new ExpectedError(
		'import_file',
		'This is a database, which is read on the machine of the server only: “plumbline import database.sqlite”. SerpBear’s JSON or CSV can be added here. Nothing was imported.',
	);
}

function keywordsOf(rows: Iterable<unknown>): SerpBearKeyword[] {
	return Array.from(rows, (row, index) => serpBearKeyword(row, `Keyword ${index + 1}`));
}

/** A list, or an answer of its API: `{ "keywords": [...] }`. */
function itemsOf(content: string): readonly unknown[] {
	const given: unknown = parsed(content);
	if (Array.isArray(given)) return given;
	if (typeof given === 'object' && given !== null && 'keywords' in given) {
		if (Array.isArray(given.keywords)) return given.keywords;
	}
	throw new ExpectedError(
		'import_file',
		'The JSON has no list of keywords, unlike SerpBear’s. Nothing was imported.',
	);
}

function parsed(content: string): unknown {
	try {
		return JSON.parse(content);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new ExpectedError(
			'import_file',
			`The file is not valid JSON: ${reason}. Nothing was imported.`,
			{ cause },
		);
	}
}
