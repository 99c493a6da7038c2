import { addressDifference } from '../../addresses/address-spelling.ts';
import { isUnpublished } from '../../addresses/local-host.ts';
import { pageAddress } from '../../addresses/page-address.ts';
import { defineRule } from '../../audit/rule.ts';
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
		says: 'A canonical link asks search engines to show one address for several pages with the same content.',
		checked: '2026-11-20',
	},
	reads: ['statedCanonicals', 'url'],
	title: 'It is known which address search engines are to show',
	why: 'A page that names another one as the original asks not to be shown itself. That is right for copies, and a loss for a page with its own content.',
	fix: 'If this page is a copy or another spelling of that address, there is nothing to do. If it is a page of its own, let its canonical link name its own address.',
	messages: {
		elsewhere: 'The page names another one as the original: “{address}”',
		parameters: 'The page asks to be shown with other parameters in its address: “{address}”',
		spelling: 'The page asks to be shown by another spelling of its address: “{address}”',
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
