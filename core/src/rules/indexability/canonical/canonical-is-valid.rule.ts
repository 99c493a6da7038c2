import { hasDoubledProtocol } from '../../../addresses/doubled-protocol.ts';
import { isLocalHost, isStagingHost, isUnpublished } from '../../../addresses/local-host.ts';
import { lacksHost } from '../../../addresses/missing-host.ts';
import { parseAddress } from '../../../addresses/parse-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { failedAddress } from '../../../values/failed-address.ts';

export const canonicalIsValid = defineRule({
	name: 'canonical_is_valid',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 5,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'Canonical URLs with fragments are generally not supported, and a canonical link with hreflang, lang, media or type is not used as one.',
		checked: '2026-11-20',
	},
	reads: ['writtenCanonicals'],
	mayRead: ['url'],
	title: 'Search engines can use the canonical URL',
	why: 'Search engines ignore a canonical link that they cannot use, and one that points to a test site can replace the page in results.',
	fix: 'Give the public URL of the page, without a part after #, in a link element that has only rel and href.',
	messages: {
		empty: 'The canonical link has no URL',
		failed: 'The canonical URL “{href}” contains what a program wrote instead of a value',
		unreadable: 'The canonical URL “{href}” is not a web address',
		qualified: 'The canonical link has the attribute “{attributes}”, which changes its meaning',
		fragment: 'The canonical URL “{href}” has a part after #',
		unpublished: 'The canonical URL points to the test host “{host}”',
	},
	evaluate({ url, writtenCanonicals }, found) {
		if (writtenCanonicals.length === 0) return 'not_applicable';
		for (const canonical of writtenCanonicals) {
			const href = canonical.href?.trim() ?? '';
			const address = parseAddress(href, canonical.base ?? 'https://page.invalid/');
			const attributes = canonical.qualifiers.join(', ');
			const nodes = nodesOf(canonical);
			if (!href) found.empty(...nodes);
			else if (isFailed(href, url)) found.failed({ href }, ...nodes);
			else if (attributes) found.qualified({ attributes }, ...nodes);
			else if (!address || !/^https?:$/.test(address.protocol) || isMistyped(href)) {
				found.unreadable({ href }, ...nodes);
			} else if (isTestHost(address.hostname) && !isUnpublished(url) && hasHost(href)) {
				found.unpublished({ host: address.host }, ...nodes);
			} else if (address.hash) found.fragment({ href }, ...nodes);
		}
	},
});

/** A page about “undefined” may have such a name. */
function isFailed(href: string, url: string | null): boolean {
	if (isMistyped(href)) return false;
	const failed = failedAddress(href);
	if (failed?.kind !== 'part') return failed !== null;
	return url !== null && failedAddress(url)?.text !== failed.text;
}

const isMistyped = (href: string) =>
	hasDoubledProtocol(href) || lacksHost(href) || severalUrls.test(href);
const severalUrls = /^[^\s?]+[\s,]+https?:\/\//i;
const isTestHost = (host: string) => isLocalHost(host) || isStagingHost(host);
const hasHost = (href: string) => /^(?:https?:)?\/\//i.test(href);
