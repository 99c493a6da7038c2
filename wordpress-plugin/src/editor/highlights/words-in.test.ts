import { expect, test } from 'vitest';
import { wordsIn } from './words-in.ts';

const found = (shown: string, text: string, start: number, named: readonly string[] = []) => {
	const range = wordsIn(shown, { text, start }, named);
	return range && [range.start, shown.slice(range.start, range.end)];
};

test.each([
	['the words where they stand', 'See here, or here', 'here', 13, [], [13, 'here']],
	['the nearest where the editor shows more', '\uFEFFSee here', 'here', 4, [], [5, 'here']],
	[
		'only what the finding names',
		'Mix lorem ipsum in',
		'Mix lorem ipsum in',
		0,
		['lorem'],
		[4, 'lorem'],
	],
	[
		'the longest of what it names',
		'a lorem ipsum',
		'a lorem ipsum',
		0,
		['a', 'lorem ipsum'],
		[2, 'lorem ipsum'],
	],
	['no spaces around them', 'A  loaf ', ' loaf ', 2, [], [3, 'loaf']],
	['nothing where there are no words', 'A loaf', '', 0, ['A'], null],
	['nothing where the editor does not show them', 'A loaf', 'rye', 0, [], null],
] as const)('finds %s', (_name, shown, text, start, named, expected) => {
	expect(found(shown, text, start, named)).toEqual(expected);
});
