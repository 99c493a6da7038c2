import { defineRule } from '../../audit/rule.ts';

export const keywordInH1Tag = defineRule({
	name: 'keyword_in_h1_tag',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
		says: 'Think of the words readers would search with, and use them where the page says what it is about.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'headings'],
	needs: ['keyword'],
	title: 'The main heading contains the keyword',
	why: 'People who arrive from a search look at the main heading to see whether the page answers their query.',
	fix: 'Use the words of the keyword in the main heading where they read naturally.',
	messages: { missing: 'The main heading does not contain “{keyword}”' },
	evaluate({ headings, keywordMatches: [main] }, found) {
		const heading = headings.find(
			({ isHidden, label, level }) => level === 1 && !isHidden && label,
		);
		if (!main || !heading) return 'not_applicable'; // h1_tag_used reports a heading that is missing.
		if (main.inMainHeadings?.found === null) return { notChecked: 'words_unsure' };
		if (!main.inMainHeadings?.found) found.missing({ keyword: main.keyword }, heading.node);
	},
});
