import { defineRule } from '../../../audit/rule.ts';
import type { StatedHreflang } from '../../../facts/derived/indexing/stated-hreflangs.fact.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { baseLanguage } from '../../../languages/language-tag.ts';
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
		says: 'With hreflang, the canonical page has to be in the same language; a different language is only a substitute where there is no such page.',
		checked: '2026-11-20',
	},
	reads: ['statedHreflangs', 'statedCanonicals', 'url'],
	supersededBy: [{ rule: 'hreflang_in_head_or_header', hides: 'rule' }],
	title: 'The canonical URL is not a version in another language',
	why: 'A page whose canonical link points to its translation asks search engines to show the translation instead. Its own language is then missing from results.',
	fix: 'Point the canonical link of each version to the version itself.',
	messages: {
		other_language:
			'The page is the “{code}” version, but its canonical URL is the “{other}” version',
	},
	evaluate({ statedCanonicals, statedHreflangs, url }, found) {
		const [canonical, second] = statedCanonicals;
		// Several different canonicals are a separate fault.
		if (statedHreflangs.length === 0 || !canonical || second) return 'not_applicable';
		const listedAt = (address: string) =>
			statedHreflangs.filter((version) => isSamePage(version.address, address));
		const [own] = withLanguage(listedAt(url));
		const theirs = withLanguage(listedAt(canonical.address));
		if (!own || isSamePage(canonical.address, url)) return;
		const [other] = theirs;
		const sharesLanguage = theirs.some(({ code }) => baseLanguage(code) === baseLanguage(own.code));
		if (!other || sharesLanguage) return;
		found.other_language({ code: own.code, other: other.code }, ...nodesOf(canonical, other));
	},
});

const withLanguage = (hreflangs: readonly StatedHreflang[]) =>
	hreflangs.filter(({ code }) => baseLanguage(code) !== null);
