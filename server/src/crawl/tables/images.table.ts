import type { CrawlTable } from './crawl-table.ts';
import { pageDetails } from './page-details.store.ts';

/** Each image of each page. */
export const imagesTable: CrawlTable = {
	name: 'images',
	columns: { page: 'text', image: 'text', alt: 'text', width: 'number', height: 'number' },
	async *rows({ crawl, database }) {
		for await (const { images, url } of pageDetails(database, crawl.id)) {
			for (const { address, alt, height, width } of images) {
				yield [url, address, alt, width, height];
			}
		}
	},
};
