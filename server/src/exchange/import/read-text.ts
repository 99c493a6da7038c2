import { CsvError, textDecoderFor } from '@plumbline/core';
import { ExpectedError } from '../../process/expected-error.ts';

/** The text of a file in parts, decoded by its byte order mark, or as UTF-8. */
export async function* readText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
	let decoder: TextDecoder | undefined;
	let lines = 1;
	for await (const chunk of chunks) {
		decoder ??= textDecoderFor(chunk);
		const text = decoded(decoder, chunk, lines);
		if (text.includes('\0') && lines === 1) throw wrongEncoding('It contains NUL characters.');
		lines += text.split('\n').length - 1;
		yield text;
	}
	if (decoder !== undefined) yield decoded(decoder, undefined, lines);
}

function decoded(decoder: TextDecoder, chunk: Uint8Array | undefined, lines: number): string {
	try {
		return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
	} catch (cause) {
		if (!(cause instanceof TypeError)) throw cause;
		throw wrongEncoding(`Line ${lines} or the next line contains invalid bytes.`, cause);
	}
}

function wrongEncoding(where: string, cause?: unknown): ExpectedError {
	return new ExpectedError(
		'import_file',
		`The file is not UTF-8 text. ${where} Save it as UTF-8 (in Excel: “CSV UTF-8”), then import it again. Nothing was imported.`,
		{ cause },
	);
}

/** Turns an unreadable table into an error about the file. */
export function asImportError(error: unknown): unknown {
	return error instanceof CsvError
		? new ExpectedError('import_file', `${error.message} Nothing was imported.`, { cause: error })
		: error;
}
