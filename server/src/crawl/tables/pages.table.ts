import { clickDepths, inboundCounts } from '../graph/click-depths.ts';
import { linksOf } from '../graph/link-graph.ts';
import { linkScores } from '../graph/link-scores.ts';
import type { CrawlTable } from './crawl-table.ts';
import { pageRows } from './page-rows.ts';

export const pagesTable: CrawlTable = {
	name: 'pages',
	columns: {
		url: 'text',
		status: 'number',
		indexable: 'text',
		blockers: 'number',
		errors: 'number',
		warnings: 'number',
		notes: 'number',
		title: 'text',
		description: 'text',
		canonical: 'text',
		language: 'text',
		page_type: 'text',
		template: 'text',
		bytes: 'number',
		answer_ms: 'number',
		click_depth: 'number',
		links_in: 'number',
		links_out: 'number',
		link_score: 'number',
		sitemap: 'text',
	},
	async *rows({ crawl, database, graph }) {
		const depths = clickDepths(graph);
		const inbound = inboundCounts(graph);
		const scores = linkScores(graph);
		const files = crawl.sitemaps?.found?.survey.files ?? [];
		for await (const pages of pageRows(database, crawl.id)) {
			for (const page of pages) {
				const index = graph.urls.indexOf(page.url_id);
				const depth = depths[index] ?? -1;
				yield [
					page.url,
					page.status,
					page.indexable,
					page.blockers,
					page.errors,
					page.warnings,
					page.notes,
					page.title,
					page.description,
					page.canonical,
					page.language,
					page.page_type,
					page.shape,
					page.bytes,
					page.answer_ms,
					depth < 0 ? null : depth,
					inbound[index] ?? 0,
					linksOf(graph, index).length,
					Math.round((scores[index] ?? 0) * 100) / 100,
					page.sitemap === null ? null : (files[page.sitemap] ?? null),
				];
			}
		}
	},
};
