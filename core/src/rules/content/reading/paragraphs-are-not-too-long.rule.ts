import { defineRule } from '../../../audit/rule.ts';
import { readingLimits } from '../../../rule-sets/reading-limits.ts';

export const paragraphsAreNotTooLong = defineRule({
	name: 'paragraphs_are_not_too_long',
	group: 'content',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'information',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://www.plainlanguage.gov/guidelines/concise/write-short-paragraphs/',
		says: 'Long paragraphs discourage people from even trying to understand; experts recommend at most 150 words. No engine names a limit.',
		checked: '2026-11-21',
	},
	reads: ['textIndex', 'mainText', 'language'],
	title: 'Paragraphs are short',
	why: 'People skim before they read. A paragraph that fills the screen of a phone gives them no place to start.',
	fix: 'Split the paragraph where it moves on to its next point.',
	messages: {
		words: 'This paragraph has {length} words',
		characters: 'This paragraph has {length} characters',
	},
	many: '{count} paragraphs are long',
	evaluate({ language: { code }, mainText, textIndex }, found, { measure }) {
		const limits = readingLimits(code);
		if (!limits) return 'not_applicable';
		const { paragraph: limit, unit } = limits;
		measure({ limit });
		for (let at = 0; at < textIndex.blocks.length; at++) {
			const block = textIndex.blocks[at];
			const shown = mainText.blocks[at];
			if (!block || shown?.kind !== 'p') continue;
			const length = unit === 'words' ? block.wordCount : block.text.length;
			if (length > limit) found[unit]({ length }, shown.node);
		}
	},
});
