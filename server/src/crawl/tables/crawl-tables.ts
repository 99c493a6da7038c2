import type { CrawlTable } from './crawl-table.ts';
import { duplicatesTable } from './duplicates.table.ts';
import { findingsTable } from './findings.table.ts';
import { hreflangTable } from './hreflang.table.ts';
import { linksTable } from './links.table.ts';
import { orphansTable } from './orphans.table.ts';
import { pagesTable } from './pages.table.ts';
import { redirectsTable } from './redirects.table.ts';
import { withoutPageTable } from './without-page.table.ts';

export const crawlTables: readonly CrawlTable[] = [
	pagesTable,
	findingsTable,
	linksTable,
	redirectsTable,
	hreflangTable,
	duplicatesTable,
	orphansTable,
	withoutPageTable,
];
