import { addressDifference } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { blockingDirectives } from '../../../robots/blocking-directives.ts';
import { decidingCrawlers } from '../../../rule-sets/deciding-engines.ts';
import { singleCanonical } from './single-canonical.ts';

export const canonicalAndNoindexDoNotConflict = defineRule({
	name: 'canonical_and_noindex_do_not_conflict',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'Do not use noindex to choose between copies within a site: it keeps the page out of search altogether. A canonical link is preferred.',
		checked: '2026-11-20',
	},
	reads: ['robotsDirectives', 'statedCanonicals', 'url'],
	// If the page is meant to be found, the noindex must be removed first.
	supersededBy: [{ rule: 'page_is_indexable', hides: 'rule' }],
	title: 'The page does not combine “noindex” with the canonical URL of another page',
	why: '“noindex” says that the page does not count; the canonical link says that it counts for another URL. Search engines follow one of the two, and the other page may not get credit for links to this one.',
	fix: 'For a copy, keep the canonical link and remove “noindex”. For a page that should stay hidden, keep “noindex” and remove the canonical link.',
	messages: { both: 'The page has “noindex” and the canonical URL “{address}”' },
	evaluate({ robotsDirectives, statedCanonicals, url }, found, { now, ruleSet }) {
		const blocking = blockingDirectives(robotsDirectives, decidingCrawlers(ruleSet), now);
		if (blocking.length === 0) return 'not_applicable';
		const page = pageAddress(url);
		const canonical = singleCanonical(statedCanonicals);
		if (!page || !canonical) return 'not_applicable';
		const { address, nodes } = canonical;
		const difference = addressDifference(page, address);
		if (difference !== 'other' && difference !== 'parameters') return;
		found.both({ address: address.href }, ...nodes, ...nodesOf(...blocking));
	},
});
