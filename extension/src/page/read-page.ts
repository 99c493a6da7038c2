import { type CollectOptions, fromDocument } from '@plumbline/core';
import type { PageRead } from '../messaging/protocol.ts';
import { isHtml } from './html-types.ts';
import { responseOf } from './response-of.ts';

/** What the page says of itself; pictures, PDF files and plain text are no pages. */
export async function readPage(document: Document, options: CollectOptions): Promise<PageRead> {
	const { contentType } = document;
	if (!isHtml(contentType)) return { kind: 'not_a_page', contentType };
	const given = { response: responseOf(document.URL, performance.getEntriesByType('navigation')) };
	return { kind: 'page', facts: await fromDocument(document, { ...options, given }) };
}
