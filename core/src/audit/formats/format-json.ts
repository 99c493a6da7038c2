import type { AuditedPage } from './audited-page.ts';
import { jsonParts } from './json-text.ts';
import { type SavedPage, savedPage } from './saved-page.ts';

/** The detailed reports, each as the interface gives it, with its subject. */
export const formatJson = (pages: readonly AuditedPage[]): string =>
	[...jsonReport(pages)].join('');

/** The same page by page: that of a large site is longer than a text can be. */
export const jsonReport = (pages: readonly AuditedPage[]): Generator<string> =>
	jsonParts({ pages: [] }, savedPages(pages));

function* savedPages(pages: readonly AuditedPage[]): Generator<SavedPage> {
	for (const page of pages) yield savedPage(page);
}
