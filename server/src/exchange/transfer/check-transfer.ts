import { createHash } from 'node:crypto';
import { ExpectedError } from '../../process/expected-error.ts';
import type { TransferEnd } from './transfer-lines.ts';

const longestLine = 16_000_000;

/** Returns the last line; throws if the file was truncated or changed. Runs before any storing. */
export async function checkTransfer(chunks: AsyncIterable<Uint8Array>): Promise<TransferEnd> {
	const hash = createHash('sha256');
	let line = Buffer.alloc(0);
	for await (const chunk of chunks) {
		const bytes = Buffer.concat([line, chunk]);
		// All but the last line, which may be incomplete.
		const cut = bytes.lastIndexOf(0x0a, bytes.length - 2) + 1;
		hash.update(bytes.subarray(0, cut));
		line = bytes.subarray(cut);
		if (line.length > longestLine) throw broken();
	}
	const end = parsedEnd(line.toString());
	if (end === null || end.sha256 !== hash.digest('hex')) throw broken();
	return end;
}

function parsedEnd(line: string): TransferEnd | null {
	try {
		const parsed: unknown = JSON.parse(line);
		const isEnd =
			typeof parsed === 'object' && parsed !== null && 'end' in parsed && 'rows' in parsed;
		// The caller compares the hash of the file, which only an export has at its end.
		return isEnd ? (parsed as TransferEnd) : null;
	} catch {
		return null;
	}
}

function broken(): ExpectedError {
	return new ExpectedError(
		'import_file',
		'The file is incomplete or was changed after the export. Export again, and do not edit the file. Nothing was imported.',
	);
}
