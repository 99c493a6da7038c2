import { readFileSync } from 'node:fs';
import { usageError } from '../../../errors/expected-error.ts';
import { decodeHtml } from '../../../fetch-page/charset.ts';

/** The HTML that the server sent for a page that was rendered afterwards. */
export function readServed(path: string, geo: string): string {
	return decodeHtml(bytesOf(path), { headerCharset: null, geo }).text;
}

/** --served belongs to exactly one page. */
export function checkServedFor(words: readonly string[], pageCount: number): void {
	const [word = ''] = words;
	if (pageCount === 1 && !/^https?:/i.test(word)) return;
	throw usageError(
		'--served needs one file, or - for standard input: the page as a browser rendered it.',
	);
}

function bytesOf(path: string): Buffer {
	try {
		return readFileSync(path);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw usageError(`--served: “${path}” cannot be read: ${reason}.`);
	}
}
