import { addressDifference } from '../../../addresses/address-spelling.ts';
import { isUnpublished } from '../../../addresses/local-host.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import { singleCanonical } from './single-canonical.ts';

export const canonicalPointsToThisPage = defineRule({
	name: 'canonical_points_to_this_page',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 4,
	// Canonicals exist to name a different URL: only people know whether it is the right one.
	class: 'information',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'A canonical link asks search engines to show one URL for several pages with the same content.',
		checked: '2026-11-20',
	},
	reads: ['statedCanonicals', 'url'],
	supersededBy: [{ rule: 'canonical_is_valid', hides: 'rule' }],
	title: 'The canonical URL is the URL of this page',
	why: 'A page with the canonical URL of another page asks not to be shown itself. That is right for copies, and a loss for a page with its own content.',
	fix: 'If this page is a copy, or its URL is only another spelling, there is nothing to do. If it is a page of its own, point its canonical link to its own URL.',
	messages: {
		elsewhere: 'The canonical URL is that of a different page: “{address}”',
		parameters: 'The canonical URL has different parameters: “{address}”',
		spelling: 'The canonical URL is a different spelling of the page’s URL: “{address}”',
	},
	evaluate({ statedCanonicals, url }, found) {
		const page = pageAddress(url);
		const canonical = singleCanonical(statedCanonicals);
		if (!page || !canonical || isUnpublished(url)) return 'not_applicable';
		const difference = addressDifference(page, canonical.address);
		const values = { address: canonical.address.href };
		if (difference === 'other') found.elsewhere(values, ...canonical.nodes);
		else if (difference === 'parameters') found.parameters(values, ...canonical.nodes);
		else if (difference !== 'none') found.spelling(values, ...canonical.nodes);
	},
});
