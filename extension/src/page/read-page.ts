import { type CollectOptions, fromDocument } from '@plumbline/core';
import type { PageRead } from '../messaging/protocol.ts';
import { isHtml } from './html-types.ts';
import { readLayout } from './layout/read-layout.ts';
import { responseOf } from './response-of.ts';
import { shadowRootOf } from './shadow-root-of.ts';
import type { Visit } from './visit/watch-visit.ts';

interface ReadOptions extends CollectOptions {
	readonly visit: Visit;
}

/** Reads all facts of the page; images, PDF files and plain text are not pages. */
export async function readPage(
	document: Document,
	{ visit, ...options }: ReadOptions,
): Promise<PageRead> {
	const { contentType } = document;
	if (!isHtml(contentType)) return { kind: 'not_a_page', contentType };
	const { registry } = options;
	const { images, layout } = await readLayout(document, options);
	const given = {
		response: responseOf(document.URL, performance.getEntriesByType('navigation')),
		layout,
		loadedImages: { images, ...visit.images(registry) },
		vitals: visit.vitals(),
	};
	return { kind: 'page', facts: await fromDocument(document, { ...options, shadowRootOf, given }) };
}
