import { parseLinkHeader } from '../../addresses/link-header.ts';
import { isUnpublished } from '../../addresses/local-host.ts';
import { defineRule } from '../../audit/rule.ts';
import type { ResponseFacts } from '../../facts/page-facts.ts';
import { isSamePage } from './page-versions.ts';

export const hreflangHasSelfReference = defineRule({
	name: 'hreflang_has_self_reference',
	group: 'international',
	risk: 'low',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
		says: 'Each language version must list itself as well as all the other versions.',
		checked: '2026-11-20',
	},
	reads: ['hreflangs', 'url'],
	mayRead: ['baseUrl', 'response', 'statedCanonicals'],
	title: 'The page lists itself among its versions',
	why: 'Search engines take pages for versions of each other when every one lists the same set, itself included. A set without this page may be ignored.',
	fix: 'Add a link with rel="alternate", the language of this page as hreflang and its own address.',
	messages: { missing: 'The page names versions in other languages, but not itself' },
	evaluate({ baseUrl, hreflangs, response, statedCanonicals, url }, found) {
		const [first] = hreflangs;
		if (!first || isUnpublished(url)) return 'not_applicable';
		const canonicals = statedCanonicals ?? [];
		// A page with a different canonical is not a version itself.
		if (canonicals.some(({ address }) => !isSamePage(address, url))) return 'not_applicable';
		const listed = hreflangs.map(({ href }) => URL.parse(href, baseUrl ?? url)?.href ?? '');
		const own = [...listed, ...inHeaders(response)].some((address) => isSamePage(address, url));
		if (!own) found.missing(first.node);
	},
});

const inHeaders = (response: ResponseFacts | null) =>
	(response?.headers ?? [])
		.filter(([name]) => name === 'link')
		.flatMap(([, value]) => parseLinkHeader(value))
		.filter(({ rel }) => rel.includes('alternate'))
		.map(({ href }) => href);
