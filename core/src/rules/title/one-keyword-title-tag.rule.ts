import { defineRule } from '../../audit/rule.ts';

export const oneKeywordTitleTag = defineRule({
	name: 'one_keyword_title_tag',
	group: 'title',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 5,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/essentials',
		says: 'Use the words people would search with, and put them in prominent places, such as the title.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'titles'],
	needs: ['keyword'],
	title: 'The title contains the keyword',
	why: 'People and search engines read the title first and look for the words of the query there.',
	fix: 'Use the words of the keyword in the title where they read naturally.',
	messages: { missing: 'The title does not contain “{keyword}”' },
	evaluate({ keywordMatches: [main], titles: [title] }, found) {
		if (!main || !title?.text) return 'not_applicable'; // title_tag_used reports a title that is missing.
		if (main.inTitles?.found === null) return { notChecked: 'words_unsure' };
		if (!main.inTitles?.found) found.missing({ keyword: main.keyword }, title.node);
	},
});
