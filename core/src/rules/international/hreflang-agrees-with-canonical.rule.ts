import { defineRule } from '../../audit/rule.ts';
import type { Hreflang } from '../../facts/collected/head/hreflangs.fact.ts';
import { baseLanguage } from '../../languages/language-tag.ts';
import { isSamePage } from './page-versions.ts';

export const hreflangAgreesWithCanonical = defineRule({
	name: 'hreflang_agrees_with_canonical',
	group: 'international',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'With hreflang, the canonical page has to be in the same language; another one is only for languages that have none.',
		checked: '2026-11-20',
	},
	reads: ['hreflangs', 'statedCanonicals', 'url'],
	mayRead: ['baseUrl'],
	title: 'The canonical address is not that of another language',
	why: 'A page that names its translation as the original asks search engines to show the translation instead. Its own language is then missing from results.',
	fix: 'Let the canonical link of each version name the version itself.',
	messages: {
		other_language:
			'The page is the version “{code}”, but its canonical address is that of the version “{other}”',
	},
	evaluate({ baseUrl, hreflangs, statedCanonicals, url }, found) {
		const [canonical, second] = statedCanonicals;
		// Several different ones are a separate fault.
		if (hreflangs.length === 0 || !canonical || second) return 'not_applicable';
		const listedAt = (address: string) =>
			hreflangs.filter(({ href }) =>
				isSamePage(URL.parse(href, baseUrl ?? url)?.href ?? '', address),
			);
		const [own] = withLanguage(listedAt(url));
		const theirs = withLanguage(listedAt(canonical.address));
		if (!own || isSamePage(canonical.address, url)) return;
		const [other] = theirs;
		const sharesLanguage = theirs.some(({ code }) => baseLanguage(code) === baseLanguage(own.code));
		if (!other || sharesLanguage) return;
		const nodes = canonical.node === null ? [other.node] : [canonical.node, other.node];
		found.other_language({ code: own.code, other: other.code }, ...nodes);
	},
});

const withLanguage = (hreflangs: readonly Hreflang[]) =>
	hreflangs.filter(({ code }) => baseLanguage(code) !== null);
