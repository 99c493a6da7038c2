import type { AuditedPage } from './audited-page.ts';
import { jsonParts } from './json-text.ts';
import { type SavedPage, savedPage } from './saved-page.ts';

/** The detailed reports as in the interface, each with its subject. */
export const formatJson = (pages: readonly AuditedPage[]): string =>
	[...jsonReport(pages)].join('');

/** In chunks, page by page: a large site exceeds the maximum length of a string. */
export const jsonReport = (pages: readonly AuditedPage[]): Generator<string> =>
	jsonParts({ pages: [] }, savedPages(pages));

function* savedPages(pages: readonly AuditedPage[]): Generator<SavedPage> {
	for (const page of pages) yield savedPage(page);
}
