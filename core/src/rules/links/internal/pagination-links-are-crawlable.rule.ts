import { pageAddress } from '../../../addresses/page-address.ts';
import { parseAddress } from '../../../addresses/parse-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import { firstPage, pageNumber } from '../../indexability/canonical/page-number.ts';
import { isSamePage } from '../../international/hreflang/page-versions.ts';

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
		says: 'Google follows links between pages written as <a href>; it does not use rel="next" or click buttons.',
		checked: '2026-11-21',
	},
	reads: ['linkTargets', 'seriesLinks', 'url'],
	mayRead: ['baseUrl'],
	title: 'The page links to the page that continues it',
	why: 'Crawlers find what later pages contain only by following links from page to page. They cannot use a button that loads more, or a tag in the head.',
	fix: 'Add an ordinary link to the next page; a script can still take over when people click it.',
	messages: { missing: 'The next page is linked only in the head: “{address}”' },
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
