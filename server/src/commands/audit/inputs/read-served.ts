import { readFileSync } from 'node:fs';
import { decodeHtml } from '../../../pages/fetch/charset.ts';
import { usageError } from '../../../process/expected-error.ts';
import { fileProblem } from '../../../process/file-problem.ts';

/** The HTML that the server sent for a page that was rendered afterwards. */
export function readServed(path: string, geo: string): string {
	return decodeHtml(bytesOf(path), { headerCharset: null, geo }).text;
}

function bytesOf(path: string): Buffer {
	try {
		return readFileSync(path);
	} catch (cause) {
		throw usageError(`--served: “${path}” cannot be read: ${fileProblem(cause)}.`);
	}
}
