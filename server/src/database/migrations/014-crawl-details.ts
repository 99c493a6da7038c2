import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/** Contents of crawled pages besides links to their site, and the versions that sitemaps list. */
export const crawlDetails: Migration = {
	name: '014-crawl-details',
	apply: async (database, dialect) => {
		await createTable(database, dialect, {
			name: 'crawl_page_detail',
			columns: { crawl_id: 'integer', url_id: 'integer', data: 'text' },
			key: ['crawl_id', 'url_id'],
		});
		await createTable(database, dialect, {
			name: 'crawl_sitemap_version',
			columns: { crawl_id: 'integer', hash: 'text', data: 'text' },
			key: ['crawl_id', 'hash'],
		});
	},
};
