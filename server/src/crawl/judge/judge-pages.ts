import { type ReportedRule, type SummarizedPage, siteResults } from '@plumbline/core';
import { keepSiteResults } from '../pages/kept-reports.store.ts';
import { unpackLinks } from '../pages/packed-links.ts';
import { type FindingRow, findingRows, type PageData } from '../pages/stored-page.ts';
import { type JudgeContext, judgeContext } from './judge-context.ts';
import type { CrawlKnowledge } from './judge-crawl.ts';
import { type JudgedPage, summaryOf } from './page-batches.ts';
import { siteFacts } from './site-facts.ts';
import { storeFound } from './store-found.store.ts';

/** Judges some pages in the context of the others, and stores what is found. */
export async function judgePages(
	knowledge: CrawlKnowledge,
	pages: readonly JudgedPage[],
): Promise<void> {
	const { crawl, database } = knowledge;
	const context = await judgeContext(knowledge, pages);
	const found = new Map<number, readonly FindingRow[]>();
	const judged = new Map<number, { data: PageData; results: readonly ReportedRule[] }>();
	for (const page of pages) {
		const summarized = summarizedOf(page, knowledge, context);
		const facts = siteFacts(knowledge, page, summarized, context);
		const failed = [...(context.failed.get(page.url_id) ?? []), ...page.data.hidden];
		const results = siteResults({ url: page.url, failed }, summarized, facts, crawl.settings.audit);
		judged.set(page.url_id, { data: page.data, results });
		found.set(page.url_id, findingRows(results, crawl.settings));
	}
	await storeFound(database, crawl.id, found);
	if (crawl.settings.keepsReports) await keepSiteResults(database, crawl, judged);
}

function summarizedOf(
	page: JudgedPage,
	knowledge: CrawlKnowledge,
	{ urls }: JudgeContext,
): SummarizedPage {
	const listed = knowledge.urls.listedBefore(knowledge.urls.indexOf(page.url_id));
	const before = listed < 0 ? undefined : urls.get(knowledge.urls.idAt(listed));
	const links = unpackLinks(page.links);
	const places = page.data.places.map(([node, snippet, selector, line, column]) => ({
		...{ node, snippet, selector, line, column },
	}));
	const linkPlaces = links.flatMap(({ column, line, node }) =>
		node === null || line === 0 ? [] : [{ node, snippet: null, selector: null, line, column }],
	);
	return {
		summary: {
			...summaryOf(page),
			ledHere: before === undefined ? [] : [before],
			links: links.map(({ node, urlId }) => ({ address: urls.get(urlId) ?? '', node })),
		},
		places: [...places, ...linkPlaces],
	};
}
