import { plainHost } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import { singleCanonical } from './single-canonical.ts';

export const canonicalIsHttps = defineRule({
	name: 'canonical_is_https',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'Google prefers the HTTPS URL of a page, unless other signals contradict it, such as a canonical link from the HTTPS page to the HTTP page.',
		checked: '2026-11-20',
	},
	reads: ['statedCanonicals', 'url'],
	title: 'The canonical URL of an HTTPS page uses HTTPS',
	why: 'The page asks search engines to show its unencrypted URL, so people come to a URL that is not secure or has to redirect.',
	fix: 'Write https:// in the canonical link; often the settings of the CMS still contain the old URL of the site.',
	messages: { insecure: 'The page is served over HTTPS, but its canonical URL is “{address}”' },
	evaluate({ statedCanonicals, url }, found) {
		const page = pageAddress(url);
		const canonical = singleCanonical(statedCanonicals);
		if (page?.protocol !== 'https:' || !canonical) return 'not_applicable';
		const { address, nodes } = canonical;
		// It is unknown whether a different site supports HTTPS.
		if (plainHost(address) !== plainHost(page)) return 'not_applicable';
		if (address.protocol === 'http:') found.insecure({ address: address.href }, ...nodes);
	},
});
