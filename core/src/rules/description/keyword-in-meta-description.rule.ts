import { defineRule } from '../../audit/rule.ts';

export const keywordInMetaDescription = defineRule({
	name: 'keyword_in_meta_description',
	group: 'description',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/snippet',
		says: 'The snippet comes from the text or the meta description, whichever fits the query better. Words of the query appear in bold there.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'descriptions'],
	needs: ['keyword'],
	title: 'The meta description contains the keyword',
	why: 'Results show words of the query in bold, which draws the eye to your snippet.',
	fix: 'Use the words of the keyword once in the meta description, where they read naturally.',
	messages: { missing: 'The meta description does not contain “{keyword}”' },
	evaluate({ descriptions: [description], keywordMatches: [main] }, found) {
		if (!main || !description?.content) return 'not_applicable';
		if (main.inDescriptions?.found === null) return { notChecked: 'words_unsure' };
		if (!main.inDescriptions?.found) found.missing({ keyword: main.keyword }, description.node);
	},
});
