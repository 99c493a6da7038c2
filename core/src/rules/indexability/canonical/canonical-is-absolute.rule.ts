import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { failedAddress } from '../../../values/failed-address.ts';

export const canonicalIsAbsolute = defineRule({
	name: 'canonical_is_absolute',
	group: 'indexability',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'Canonical links should be absolute. Relative ones are supported but cause trouble, for example when a test site gets crawled.',
		checked: '2026-11-20',
	},
	reads: ['writtenCanonicals'],
	title: 'The canonical URL is absolute',
	why: 'A relative canonical URL depends on where the page is served from, so every copy of the page declares itself the original.',
	fix: 'Write the absolute URL, with https:// and the host.',
	messages: {
		relative: 'The canonical URL “{href}” is relative',
		no_scheme: 'The canonical URL “{href}” does not say whether it is https or http',
		host_as_folder:
			'The canonical URL “{href}” lacks https://, so it points to a folder of this site',
	},
	evaluate({ writtenCanonicals }, found) {
		const addresses = writtenCanonicals.filter(({ href }) => href?.trim());
		if (addresses.length === 0) return 'not_applicable';
		for (const canonical of addresses) {
			const href = canonical.href?.trim() ?? '';
			const nodes = nodesOf(canonical);
			// Another rule reports the text of a template.
			if (/^[a-z][a-z\d+.-]*:/i.test(href) || failedAddress(href)?.kind === 'sure') continue;
			if (href.startsWith('//')) found.no_scheme({ href }, ...nodes);
			else if (hostLike.test(href)) found.host_as_folder({ href }, ...nodes);
			else found.relative({ href }, ...nodes);
		}
	},
});

const hostLike = /^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net)(?:\/|$)/i;
