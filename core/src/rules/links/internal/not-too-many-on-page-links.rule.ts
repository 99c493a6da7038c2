import { defineRule } from '../../../audit/rule.ts';

export const notTooManyOnPageLinks = defineRule({
	name: 'not_too_many_on_page_links',
	group: 'links',
	risk: 'moderate',
	difficulty: 'average',
	impact: 4,
	class: 'convention',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
		says: 'There is no ideal number of links on a page. An older Google guideline mentioned a few thousand at most.',
		checked: '2026-11-20',
	},
	reads: ['linkTargets'],
	title: 'The page does not have too many links',
	why: 'Among very many links, neither people nor search engines can tell which ones matter.',
	fix: 'Spread the links over several pages, for example by topic or letter, and link to those from here.',
	messages: { many: 'The page links to {count} different URLs, more than {limit}' },
	evaluate({ linkTargets }, found, { measure, ruleSet }) {
		const crawlable = linkTargets.filter(
			({ isJump, scheme }) => !isJump && (scheme === 'https' || scheme === 'http'),
		);
		const count = new Set(crawlable.map(({ address }) => address)).size;
		const limit = ruleSet.linkLimit;
		measure({ count, limit, total: crawlable.length });
		if (count > limit) found.many({ count, limit });
	},
});
