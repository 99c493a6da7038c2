import type { CrawlTable } from './crawl-table.ts';
import { pageDetails } from './page-details.store.ts';

/** The links to other sites, each URL once a page. They are not visited. */
export const externalLinksTable: CrawlTable = {
	name: 'external-links',
	columns: { from: 'text', to: 'text', text: 'text', is_followed: 'text' },
	async *rows({ crawl, database }) {
		for await (const { outsideLinks, url } of pageDetails(database, crawl.id)) {
			for (const { address, isFollowed, label } of outsideLinks) {
				yield [url, address, label, isFollowed ? 'yes' : 'no'];
			}
		}
	},
};
