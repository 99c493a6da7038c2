import { isTracking, plainHost } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';

export const internalLinksUseCanonicalUrls = defineRule({
	name: 'internal_links_use_canonical_urls',
	group: 'links',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'Links inside a site should use the canonical URL of a page, not a different spelling of it.',
		checked: '2026-11-20',
	},
	reads: ['linkTargets', 'url'],
	title: 'Links inside the site carry no campaign parameters',
	why: 'Such a link gives crawlers a second URL for the page, and in analytics it overwrites where the visitor really came from.',
	fix: 'Remove the parameters from links to pages of the site. To count clicks on them, use events.',
	messages: { tracked: 'The link to a page of this site carries “{parameter}”: “{text}”' },
	many: '{count} links to pages of this site carry campaign parameters',
	evaluate({ linkTargets, url }, found) {
		const page = pageAddress(url);
		if (!page) return 'not_applicable';
		const own = plainHost(page);
		for (const { address, host, href, link } of linkTargets) {
			if (address === null || !href.includes('?')) continue;
			if (plainHost({ hostname: host }) !== own) continue;
			const query = address.slice(address.indexOf('?') + 1);
			const parameter = query.split('&').map(nameOf).find(isTracking);
			if (parameter) found.tracked({ parameter, text: link.label || href }, link.node);
		}
	},
});

/** Most names need no decoding, and a parser costs more. */
const nameOf = (pair: string): string =>
	pair.includes('%')
		? ([...new URLSearchParams(pair)][0]?.[0] ?? '')
		: (pair.split('=', 1)[0] ?? '');
