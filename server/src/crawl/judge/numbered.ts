import type { NumberedPage } from '@plumbline/core';
import { type JudgedPage, summaryOf } from './page-batches.ts';
import type { UrlTable } from './url-table.ts';

/** The page by its place in the URL table. `named` has the ids of the URLs that it names. */
export function numbered(
	page: JudgedPage,
	urls: UrlTable,
	named: ReadonlyMap<string, number>,
): NumberedPage {
	const versions = page.data.alternates.flatMap(([address]) => {
		const id = named.get(address);
		const version = id === undefined ? -1 : urls.indexOf(id);
		return version < 0 ? [] : [version];
	});
	return { number: urls.indexOf(page.url_id), summary: summaryOf(page), versions };
}
