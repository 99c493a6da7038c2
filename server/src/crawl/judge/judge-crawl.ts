import { isLaterPart, isOriginal } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import type { Crawl } from '../crawls.store.ts';
import { linkedIds } from '../pages/packed-links.ts';
import { judgePages } from './judge-pages.ts';
import { pageBatches, summaryOf } from './page-batches.ts';
import { createTextTwins, type TextTwins } from './text-twins.ts';
import { createTwinIndex, type TwinIndex } from './twin-index.ts';
import { readUrlTable, type UrlTable } from './url-table.ts';
import { createUrlTexts, type UrlTexts } from './url-texts.ts';
import { isWholeCrawl } from './whole-crawl.store.ts';

/** What the pages of a crawl know of each other. */
export interface CrawlKnowledge {
	readonly database: Database;
	readonly crawl: Crawl;
	readonly urls: UrlTable;
	readonly texts: UrlTexts;
	readonly titles: TwinIndex;
	readonly descriptions: TwinIndex;
	readonly contents: TextTwins;
	/** Versions in other languages: who names the page as one. */
	readonly namedBy: ReadonlyMap<number, readonly number[]>;
	/** How many other pages link to each. */
	readonly inbound: Int32Array;
	/** Whether every page was read that links lead to. */
	readonly isWhole: boolean;
	readonly first: number;
	readonly home: number;
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
	const titles = createTwinIndex(urls.count);
	const descriptions = createTwinIndex(urls.count);
	const contents = createTextTwins(urls.count);
	const namedBy = new Map<number, number[]>();
	const inbound = new Int32Array(urls.count);
	let [first, home] = [-1, -1];
	for await (const pages of pageBatches(database, crawl.id)) {
		signal.throwIfAborted();
		const named = await texts.idsOf(
			pages.flatMap(({ data }) => data.alternates.map(([address]) => address)),
		);
		for (const page of pages) {
			const index = urls.indexOf(page.url_id);
			if (first < 0) first = index;
			if (home < 0 && URL.parse(page.url)?.pathname === '/') home = index;
			countLinks(urls, inbound, index, page.links);
			const summary = { ...summaryOf(page), links: [] };
			if (!isOriginal(summary) || isLaterPart(summary)) continue;
			for (const { address } of summary.alternates) {
				const id = named.get(address);
				const other = id === undefined ? -1 : urls.indexOf(id);
				if (other >= 0) namedBy.set(other, [...(namedBy.get(other) ?? []), index]);
			}
			titles.add(index, page.title);
			descriptions.add(index, page.description);
			contents.add(index, page.data.fingerprint);
		}
	}
	return {
		...{ database, crawl, urls, texts, titles, descriptions, contents, namedBy, inbound, first },
		home: home < 0 ? first : home,
		isWhole: await isWholeCrawl(database, crawl),
	};
}

function countLinks(urls: UrlTable, inbound: Int32Array, page: number, links: string): void {
	const targets = new Set<number>();
	for (const id of linkedIds(links)) {
		const index = urls.indexOf(id);
		if (index >= 0) targets.add(urls.finalOf(index));
	}
	targets.delete(page);
	for (const target of targets) inbound[target]! += 1;
}
