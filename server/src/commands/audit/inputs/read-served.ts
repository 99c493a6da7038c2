import { readFileSync } from 'node:fs';
import { decodeHtml } from '../../../fetch-page/charset.ts';
import { UsageError } from '../../command.ts';

/** The HTML as it was sent, of a page that was rendered since. */
export function readServed(path: string, geo: string): string {
	return decodeHtml(bytesOf(path), { headerCharset: null, geo }).text;
}

/** What was sent belongs to one page, and an address gives only that. */
export function checkServedFor(words: readonly string[], pageCount: number): void {
	const [word = ''] = words;
	if (pageCount === 1 && !/^https?:/i.test(word)) return;
	throw new UsageError(
		'--served needs one file, or - for standard input: the page as a browser rendered it.',
	);
}

function bytesOf(path: string): Buffer {
	try {
		return readFileSync(path);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new UsageError(`--served: “${path}” cannot be read: ${reason}.`);
	}
}
