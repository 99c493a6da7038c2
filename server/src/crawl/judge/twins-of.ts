import { isLaterPart, isOriginal } from '@plumbline/core';
import type { CrawlKnowledge } from './judge-crawl.ts';
import { type JudgedPage, summaryOf } from './page-batches.ts';
import { noTwins } from './page-groups.ts';

/** The other pages with the same title, description or text. */
export function twinsOf(
	{ contents, descriptions, namedBy, titles, urls }: CrawlKnowledge,
	page: JudgedPage,
	named: ReadonlyMap<string, number>,
) {
	const summary = { ...summaryOf(page), links: [] };
	if (!isOriginal(summary) || isLaterPart(summary)) {
		return { title: noTwins, description: noTwins, content: noTwins };
	}
	const index = urls.indexOf(page.url_id);
	const alternates = page.data.alternates.flatMap(([address]) => {
		const id = named.get(address);
		return id === undefined ? [] : [urls.indexOf(id)];
	});
	const versions = new Set([index, ...alternates, ...(namedBy.get(index) ?? [])]);
	return {
		title: titles.twinsOf(index, versions),
		description: descriptions.twinsOf(index, versions),
		content: contents.twinsOf(index, versions),
	};
}
