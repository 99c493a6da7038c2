import { expect, it } from 'vitest';
import { translationProblems } from './translations.ts';

const english = { 'a.title': 'The title', 'a.cut': '{shown} of {count}' };

it.each([
	['complete texts', { 'a.title': '題', 'a.cut': '{count} のうち {shown}' }, []],
	['a value left out', { 'a.title': '題', 'a.cut': '{shown}' }, []],
	['an empty text', { 'a.title': ' ', 'a.cut': '{shown}' }, ['a.title has no text: The title']],
	['a missing text', { 'a.title': '題' }, ['a.cut has no text: {shown} of {count}']],
	[
		'a text of a rule that is gone',
		{ 'a.title': '題', 'a.cut': '{shown}', 'b.why': '古い' },
		['b.why translates nothing; remove it'],
	],
	[
		'a value of another name',
		{ 'a.title': '題', 'a.cut': '{total}' },
		['a.cut has {total}, which the English text has not'],
	],
])('tells of %s', (_name, translated, problems) => {
	expect(translationProblems(english, translated)).toEqual(problems);
});
