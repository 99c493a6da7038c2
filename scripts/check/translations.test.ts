import { expect, it } from 'vitest';
import { missingTexts, translationProblems } from './translations.ts';

const english = {
	'a.title': 'The title',
	'a.cut': '{shown} of {count}',
	'console.many': '{count, plural, one {# page} other {# pages}} of {site}',
	'phrase.notes_one': '{count} note',
	'phrase.notes_other': '{count} notes',
};

it.each([
	['complete texts', { 'a.title': '題', 'a.cut': '{count} のうち {shown}' }, []],
	['a value left out', { 'a.title': '題', 'a.cut': '{shown}' }, []],
	['a form that English does not have', { 'phrase.notes_few': '{count} uwagi' }, []],
	[
		'a text of a rule that is gone',
		{ 'a.title': '題', 'a.cut': '{shown}', 'b.why': '古い' },
		['b.why translates nothing; remove it'],
	],
	['other forms of a message', { 'console.many': '{site}: {count, plural, other {#}}' }, []],
	[
		'a value that a message lacks',
		{ 'console.many': '{count, plural, other {#}} {host}' },
		['console.many has {host}, which the English text does not have'],
	],
	[
		'a value of another name',
		{ 'a.title': '題', 'a.cut': '{total}' },
		['a.cut has {total}, which the English text does not have'],
	],
])('reports %s', (_name, translated, problems) => {
	expect(translationProblems(english, translated)).toEqual(problems);
});

it('lists missing and empty texts', () => {
	expect(missingTexts({ a: 'One', b: 'Two', c: 'Three' }, { a: '一', b: ' ' })).toEqual([
		'b has no text: Two',
		'c has no text: Three',
	]);
});
