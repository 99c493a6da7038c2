import { pageAddress } from '../../addresses/page-address.ts';
import { parseAddress } from '../../addresses/parse-address.ts';
import { defineRule } from '../../audit/rule.ts';
import { firstPage, pageNumber } from '../indexability/page-number.ts';
import { isSamePage } from '../international/page-versions.ts';

export const paginationLinksAreCrawlable = defineRule({
	name: 'pagination_links_are_crawlable',
	group: 'links',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
		says: 'Google follows links from page to page of a list that are written as <a href>; it no longer uses rel="next" and does not press buttons.',
		checked: '2026-11-21',
	},
	reads: ['linkTargets', 'seriesLinks', 'url'],
	mayRead: ['baseUrl'],
	title: 'The next page of a list has a link',
	why: 'What only later pages list is found by following links from page to page. A button that loads more, or a tag in the head, leads nowhere for a crawler.',
	fix: 'Add an ordinary link to the next page; a script may still take over when people click it.',
	messages: { missing: 'Only the head names the next page of the list: “{address}”' },
	evaluate({ baseUrl, linkTargets, seriesLinks, url }, found) {
		const page = pageAddress(url);
		// Blogs mark the next article in the same way, and need not link to it.
		const nexts = seriesLinks.flatMap(({ href, node }) => {
			const next = parseAddress(href, baseUrl ?? url);
			return next && page && isLaterPage(next, page) ? [{ address: next.href, node }] : [];
		});
		if (nexts.length === 0) return 'not_applicable';
		for (const { address, node } of nexts) {
			const isLinked = linkTargets.some(
				(target) => target.address !== null && isSamePage(target.address, address),
			);
			if (!isLinked) found.missing({ address }, node);
		}
	},
});

const isLaterPage = (next: URL, page: URL) =>
	pageNumber(next) !== null && isSamePage(firstPage(next).href, firstPage(page).href);
