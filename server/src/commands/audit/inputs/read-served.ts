import { readFileSync } from 'node:fs';
import { usageError } from '../../../errors/expected-error.ts';
import { decodeHtml } from '../../../fetch-page/charset.ts';

/** The HTML that the server sent for a page that was rendered afterwards. */
export function readServed(path: string, geo: string): string {
	return decodeHtml(bytesOf(path), { headerCharset: null, geo }).text;
}

function bytesOf(path: string): Buffer {
	try {
		return readFileSync(path);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw usageError(`--served: “${path}” cannot be read: ${reason}.`);
	}
}
