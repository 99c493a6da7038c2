import { failureReason } from '../urls/failure-reason.ts';
import { urlState } from '../urls/url-state.ts';
import type { CrawlTable } from './crawl-table.ts';
import { urlRows } from './url-rows.ts';

/** URLs that have no page, or were not visited, and why. */
export const withoutPageTable: CrawlTable = {
	name: 'without-page',
	columns: { url: 'text', reason: 'text', found_on: 'text' },
	async *rows({ crawl, database }) {
		for await (const rows of urlRows(database, crawl.id, [urlState.failed, urlState.leftOut])) {
			for (const { failure, found_on: foundOn, url } of rows) {
				yield [url, failureReason(failure), foundOn];
			}
		}
	},
};
