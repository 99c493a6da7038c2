import { defineRule } from '../../../audit/rule.ts';
import { otherLongVowels } from '../../../languages/ja/other-long-vowels.ts';

export const keywordIsSpelledAsInText = defineRule({
	name: 'keyword_is_spelled_as_in_text',
	group: 'content',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'information',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
		says: 'Write with the words that readers would search with; search engines understand synonyms too.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'language', 'mainText'],
	needs: ['keyword'],
	title: 'The text spells the keyword as you entered it',
	why: 'Search engines treat サーバ and サーバー as one word, and the other findings here count both. Readers notice two spellings.',
	fix: 'Enter the keyword as the text spells it, or keep to the spelling that your readers use.',
	messages: { other: 'The text spells “{keyword}” as “{written}”' },
	evaluate({ keywordMatches, language, mainText }, found) {
		if (language.code !== 'ja') return 'not_applicable';
		for (const { keyword } of keywordMatches) {
			for (const other of otherLongVowels(keyword)) {
				const block = mainText.blocks.find(({ text }) => other.isIn(text));
				if (block) found.other({ keyword, written: other.text }, block.node);
			}
		}
	},
});
