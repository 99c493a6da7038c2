import type { CrawlTable } from './crawl-table.ts';
import { pageDetails } from './page-details.store.ts';

/** Each value that the crawl was asked to take from a page. */
export const extractsTable: CrawlTable = {
	name: 'extracts',
	columns: { page: 'text', name: 'text', value: 'text' },
	async *rows({ crawl, database }) {
		const { extractions = [] } = crawl.settings;
		if (extractions.length === 0) return;
		for await (const { extracted, url } of pageDetails(database, crawl.id)) {
			for (const [index, { name }] of extractions.entries()) {
				for (const value of extracted[index] ?? []) yield [url, name, value];
			}
		}
	},
};
