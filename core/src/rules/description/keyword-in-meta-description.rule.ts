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
		says: 'The snippet comes from the text or the description, whichever fits the search better. Words of the search are set in bold there.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'descriptions'],
	needs: ['keyword'],
	title: 'The description holds the keyword',
	why: 'Results show words of the search in bold, which draws the eye to your snippet.',
	fix: 'Use the words of the keyword in the description once, where they read naturally.',
	messages: { missing: 'The description does not hold “{keyword}”' },
	evaluate({ descriptions: [description], keywordMatches: [main] }, found) {
		if (!main || !description?.content) return 'not_applicable';
		if (main.inDescriptions?.found === null) return { notChecked: 'words_unsure' };
		if (!main.inDescriptions?.found) found.missing({ keyword: main.keyword }, description.node);
	},
});
