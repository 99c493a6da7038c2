import { CsvReader, type CsvRecord, type CsvShape, sniffCsv } from '@plumbline/core';
import { asImportError } from './read-text.ts';

export interface ReadRecords {
	readonly records: readonly CsvRecord[];
	readonly shape: CsvShape;
}

/** The records of a table as its text arrives, with its delimiter and quoting. */
export async function* readRecords(texts: AsyncIterable<string>): AsyncGenerator<ReadRecords> {
	let open: { readonly reader: CsvReader; readonly shape: CsvShape } | undefined;
	try {
		for await (const text of withWholeHead(texts)) {
			open ??= opened(text);
			yield { records: open.reader.push(text), shape: open.shape };
		}
		if (open !== undefined) yield { records: open.reader.end(), shape: open.shape };
	} catch (error) {
		throw asImportError(error);
	}
}

const longestHead = 100_000;

/** The first part contains the whole first line, which reveals the format of the table. */
async function* withWholeHead(texts: AsyncIterable<string>): AsyncGenerator<string> {
	let head: string | null = '';
	for await (const text of texts) {
		if (head === null) {
			yield text;
			continue;
		}
		head += text;
		const isWhole = /\S.*[\r\n]+./s.test(head) || head.length > longestHead;
		if (!isWhole) continue;
		yield head;
		head = null;
	}
	if (head !== null) yield head;
}

function opened(head: string) {
	const shape = sniffCsv(head);
	return { shape, reader: new CsvReader(shape) };
}
