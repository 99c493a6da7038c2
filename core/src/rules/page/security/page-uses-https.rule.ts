import { isUnpublished } from '../../../addresses/local-host.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';

export const pageUsesHttps = defineRule({
	name: 'page_uses_https',
	group: 'page',
	risk: 'moderate',
	difficulty: 'average',
	impact: 5,
	class: 'engine',
	severity: 'warning',
	audience: 'owner',
	evidence: {
		url: 'https://developers.google.com/search/blog/2014/08/https-as-ranking-signal',
		says: 'HTTPS is a lightweight ranking signal.',
		checked: '2026-11-20',
	},
	reads: ['url'],
	title: 'The page is served over HTTPS',
	why: 'Browsers label a page without HTTPS “not secure”, and search engines prefer the secure one of two identical pages.',
	fix: 'Serve the whole site over HTTPS and redirect every http:// URL to its https:// version with status 301.',
	messages: { insecure: 'The page is served over HTTP, without encryption' },
	evaluate({ url }, found) {
		const protocol = pageAddress(url)?.protocol;
		if (isUnpublished(url) || (protocol !== 'http:' && protocol !== 'https:')) {
			return 'not_applicable';
		}
		if (protocol === 'http:') found.insecure();
	},
});
