import type { CrawlTable } from './crawl-table.ts';
import { duplicatesTable } from './duplicates.table.ts';
import { externalLinksTable } from './external-links.table.ts';
import { extractsTable } from './extracts.table.ts';
import { findingsTable } from './findings.table.ts';
import { hreflangTable } from './hreflang.table.ts';
import { imagesTable } from './images.table.ts';
import { linksTable } from './links.table.ts';
import { orphansTable } from './orphans.table.ts';
import { pagesTable } from './pages.table.ts';
import { redirectsTable } from './redirects.table.ts';
import { withoutPageTable } from './without-page.table.ts';

export const crawlTables: readonly CrawlTable[] = [
	pagesTable,
	findingsTable,
	linksTable,
	externalLinksTable,
	imagesTable,
	redirectsTable,
	hreflangTable,
	duplicatesTable,
	orphansTable,
	withoutPageTable,
	extractsTable,
];
