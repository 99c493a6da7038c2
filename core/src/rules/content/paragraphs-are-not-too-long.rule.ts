import { defineRule } from '../../audit/rule.ts';
import { readingLimits } from '../../rule-sets/reading-limits.ts';

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
		says: 'Long paragraphs keep people from even trying to understand; experts recommend at most 150 words. No engine names a limit.',
		checked: '2026-11-21',
	},
	reads: ['textIndex', 'mainText', 'language'],
	title: 'Paragraphs are short',
	why: 'People skim before they read. A paragraph that fills the screen of a phone gives them no place to enter it.',
	fix: 'Split the paragraph where it turns to its next point.',
	messages: {
		words: '{count} paragraphs have more than {limit} words, the longest {longest}',
		characters: '{count} paragraphs have more than {limit} characters, the longest {longest}',
	},
	*evaluate({ language: { code }, mainText, textIndex }, found) {
		const limits = readingLimits(code);
		if (!limits) return 'not_applicable';
		const { paragraph: limit, unit } = limits;
		const lengthOf = (at: number) =>
			(unit === 'words' ? textIndex.blocks[at]?.wordCount : textIndex.blocks[at]?.text.length) ?? 0;
		const long = mainText.blocks.flatMap(({ kind, node }, at) =>
			kind === 'p' && lengthOf(at) > limit ? [{ node, length: lengthOf(at) }] : [],
		);
		if (long.length === 0) return;
		const longest = Math.max(...long.map(({ length }) => length));
		yield found[unit]({ count: long.length, limit, longest }, ...long.map(({ node }) => node));
	},
});
