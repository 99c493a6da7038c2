import { clickDepths } from '../graph/click-depths.ts';
import type { CrawlTable } from './crawl-table.ts';
import { pageRows } from './page-rows.ts';

/** Pages that a sitemap lists and to which no link leads from the start. */
export const orphansTable: CrawlTable = {
	name: 'orphans',
	columns: { url: 'text', status: 'number', indexable: 'text', title: 'text', sitemap: 'text' },
	async *rows({ crawl, database, graph }) {
		const depths = clickDepths(graph);
		const files = crawl.sitemaps?.found?.survey.files ?? [];
		for await (const pages of pageRows(database, crawl.id)) {
			for (const { indexable, sitemap, status, title, url, url_id: id } of pages) {
				if (depths[graph.urls.indexOf(id)] !== -1) continue;
				yield [url, status, indexable, title, sitemap === null ? null : (files[sitemap] ?? null)];
			}
		}
	},
};
