import { defineRule } from '../../audit/rule.ts';

export const canonicalIsAbsolute = defineRule({
	name: 'canonical_is_absolute',
	group: 'indexability',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'Canonical links should be absolute. Relative ones are supported but cause trouble in the long run, for example when a test site gets crawled by accident.',
		checked: '2026-11-20',
	},
	reads: ['canonicals'],
	title: 'The canonical address is absolute',
	why: 'An incomplete canonical address depends on where the page is served from, so every copy of the page names itself as the original.',
	fix: 'Write the whole address, with https:// and the host.',
	messages: {
		relative: 'The canonical address “{href}” is relative',
		no_scheme: 'The canonical address “{href}” does not say whether it is https or http',
		host_as_folder:
			'The canonical address “{href}” lacks its https://, so it names a folder of this site',
	},
	evaluate({ canonicals }, found) {
		const addresses = canonicals.filter(({ href, inHead }) => inHead && href?.trim());
		if (addresses.length === 0) return 'not_applicable';
		for (const { href: written, node } of addresses) {
			const href = written?.trim() ?? '';
			if (/^[a-z][a-z\d+.-]*:/i.test(href)) continue;
			if (href.startsWith('//')) found.no_scheme({ href }, node);
			else if (hostLike.test(href)) found.host_as_folder({ href }, node);
			else found.relative({ href }, node);
		}
	},
});

const hostLike = /^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net)(?:\/|$)/i;
