import { isLocalHost, isStagingHost, isUnpublished } from '../../addresses/local-host.ts';
import { parseAddress } from '../../addresses/parse-address.ts';
import { defineRule } from '../../audit/rule.ts';

export const canonicalIsValid = defineRule({
	name: 'canonical_is_valid',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'Fragments are generally not supported as canonical addresses, and a canonical link with hreflang, lang, media or type is not used for this.',
		checked: '2026-11-20',
	},
	reads: ['canonicals'],
	mayRead: ['url', 'baseUrl'],
	title: 'The canonical address can be used',
	why: 'Search engines ignore a canonical link that they cannot use, and one that leads to a test site can replace the page in results.',
	fix: 'Name the public address of the page, without a part after #, in a link element with nothing but rel and href.',
	messages: {
		empty: 'The canonical link names no address',
		unreadable: 'The canonical address “{href}” is no web address',
		qualified:
			'The canonical link has the attribute “{attributes}”, which makes it mean something else',
		fragment: 'The canonical address “{href}” has a part after #',
		unpublished: 'The canonical address leads to the test host “{host}”',
	},
	evaluate({ baseUrl, canonicals, url }, found) {
		const inHead = canonicals.filter((canonical) => canonical.inHead);
		if (inHead.length === 0) return 'not_applicable';
		for (const { href: written, node, qualifiers } of inHead) {
			const href = written?.trim() ?? '';
			const address = parseAddress(href, baseUrl ?? 'https://page.invalid/');
			const attributes = qualifiers.join(', ');
			if (!href) found.empty(node);
			else if (attributes) found.qualified({ attributes }, node);
			else if (!address || !/^https?:$/.test(address.protocol)) {
				found.unreadable({ href }, node);
			} else if (isTestHost(address.hostname) && !isUnpublished(url) && hasHost(href)) {
				found.unpublished({ host: address.host }, node);
			} else if (address.hash) found.fragment({ href }, node);
		}
	},
});

const isTestHost = (host: string) => isLocalHost(host) || isStagingHost(host);
const hasHost = (href: string) => /^(?:https?:)?\/\//i.test(href);
