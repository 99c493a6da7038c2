import { expect, test } from 'vitest';
import { messageCode } from './message-code.ts';

const written = (value: string | number) =>
	typeof value === 'number' ? new Intl.NumberFormat('en').format(value) : value;

function said(
	message: string,
	values: Readonly<Record<string, string | number>> = {},
	locale = 'en',
) {
	const { expression } = messageCode(message);
	const names = Object.keys(values);
	const rules = new Intl.PluralRules(locale);
	const plural = (count: number) => rules.select(count);
	return new Function('written', 'plural', ...names, `return ${expression}`)(
		written,
		plural,
		...names.map((name) => values[name]),
	);
}

test.each([
	['Plain “text”', {}, 'Plain “text”'],
	['Copy: {line}', { line: '<b>`\x24{1}`' }, 'Copy: <b>`\x24{1}`'],
	['{count} chars', { count: 12345 }, '12,345 chars'],
	['{n, plural, one {# note} other {# notes}}', { n: 1 }, '1 note'],
	['{n, plural, =0 {none} one {# note} other {# notes}}', { n: 0 }, 'none'],
	[
		'{n, plural, one {One page of {all}} other {# pages of {all}}}',
		{ n: 1200, all: 9 },
		'1,200 pages of 9',
	],
	['{state, select, yes {in} other {out}} of it', { state: 'no' }, 'out of it'],
	["It''s '{'here'}' <b> `\x24{x}` \\", { x: 1 }, "It's {here} <b> `$1` \\"],
	['', {}, ''],
])('%j', (message, values, text) => {
	expect(said(message, values)).toBe(text);
});

test('languages choose their own forms', () => {
	const message = '{n, plural, one {# strona} few {# strony} other {# stron}}';
	expect([1, 3, 5].map((n) => said(message, { n }, 'pl'))).toEqual([
		'1 strona',
		'3 strony',
		'5 stron',
	]);
});

test('the values of a message have types', () => {
	const { values } = messageCode(
		'{name}: {n, plural, one {{name}} other {#}} {kind, select, other {x}}',
	);
	expect([...values]).toEqual([
		['name', 'string | number'],
		['n', 'number'],
		['kind', 'string'],
	]);
});

test.each(['{', '{n, plural, one {x}}', '{when, date}', '{n, number}'])(
	'%s is refused',
	(message) => {
		expect(() => messageCode(message)).toThrow();
	},
);
