import { defineRule } from '../../../audit/rule.ts';
import { foldPhrase } from '../../../text/folding/fold.ts';
import { isVisitorsLink } from '../is-visitors-link.ts';

export const keywordAnchorToOtherPageIsAbsent = defineRule({
	name: 'keyword_anchor_to_other_page_is_absent',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'information',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
		says: 'The text of a link tells people and Google something about the page that it leads to.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'language', 'linkTargets', 'mainText'],
	mayRead: ['url'],
	needs: ['keyword'],
	title: 'No link to another page has the keyword as its text',
	why: 'A link whose whole text is the keyword says that the other page is about it. Then two pages may compete for the same search.',
	fix: 'If the other page is the better answer, choose a different keyword for this one. If not, say in the link text what is special about the other page.',
	messages: { given: 'The link “{text}” leads to another page' },
	many: '{count} links to other pages have a keyword as their text',
	evaluate({ keywordMatches, language, linkTargets, mainText, url }, found) {
		const spell = (text: string) => foldPhrase(text, language.code);
		const keywords = new Set(keywordMatches.map(({ keyword }) => spell(keyword)));
		for (const { address, isJump, link, scheme } of linkTargets) {
			const isInText = link.region === mainText.region && !link.isHidden && !isVisitorsLink(link);
			if (!isInText || isJump || address === url || !scheme.startsWith('http')) continue;
			if (keywords.has(spell(link.label))) found.given({ text: link.label }, link.node);
		}
	},
});
