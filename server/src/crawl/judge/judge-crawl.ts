import { createSiteIndex, type SiteIndex } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import type { Crawl } from '../crawls.store.ts';
import { linkedIds } from '../pages/packed-links.ts';
import { numbered } from './judge-context.ts';
import { judgePages } from './judge-pages.ts';
import { pageBatches } from './page-batches.ts';
import { readUrlTable, type UrlTable } from './url-table.ts';
import { createUrlTexts, type UrlTexts } from './url-texts.ts';
import { isWholeCrawl } from './whole-crawl.store.ts';

/** The numbers that connect the pages of a crawl. */
export interface CrawlKnowledge {
	readonly database: Database;
	readonly crawl: Crawl;
	readonly urls: UrlTable;
	readonly texts: UrlTexts;
	/** Its pages are their places in the URL table. */
	readonly index: SiteIndex;
	/** Whether every linked page was read. */
	readonly isWhole: boolean;
}

/**
 * Adds the verdicts that need the other pages. Pages stay in the database and are read twice, once
 * to count and once to judge; doing it again after a kill does no harm.
 */
export async function judgeCrawl(
	database: Database,
	crawl: Crawl,
	signal: AbortSignal,
	keepLease: () => Promise<void>,
): Promise<void> {
	const knowledge = await learn(database, crawl, signal);
	for await (const pages of pageBatches(database, crawl.id)) {
		signal.throwIfAborted();
		await keepLease();
		await judgePages(knowledge, pages);
	}
}

async function learn(
	database: Database,
	crawl: Crawl,
	signal: AbortSignal,
): Promise<CrawlKnowledge> {
	const urls = await readUrlTable(database, crawl.id);
	const texts = createUrlTexts(database, crawl.id);
	const index = createSiteIndex(urls.count);
	for await (const pages of pageBatches(database, crawl.id)) {
		signal.throwIfAborted();
		const named = await texts.idsOf(
			pages.flatMap(({ data }) => data.alternates.map(([address]) => address)),
		);
		for (const page of pages) {
			index.add(numbered(page, urls, named), linkedPages(urls, page.links));
		}
	}
	return { database, crawl, urls, texts, index, isWhole: await isWholeCrawl(database, crawl) };
}

/** At the end of redirects. */
function linkedPages(urls: UrlTable, links: string): readonly number[] {
	const pages: number[] = [];
	for (const id of linkedIds(links)) {
		const index = urls.indexOf(id);
		if (index >= 0) pages.push(urls.finalOf(index));
	}
	return pages;
}
