import { expect, test } from 'vitest';
import { codeBlock, prose } from './markdown.ts';

test.each([
	['a < b | c', 'a \\< b \\| c'],
	['{count} of “snake_case”', '{count} of “snake\\_case”'],
	['no\u200bbreak', 'no\\u200bbreak'],
])('%j is shown as it stands', (text, expected) => {
	expect(prose(text)).toBe(expected);
});

test('code is fenced by more backticks than it holds', () => {
	expect(codeBlock('html', '```\n````')).toBe('`````html\n```\n````\n`````');
});

test('characters that nobody sees are shown as their code', () => {
	expect(codeBlock('html', '<title>\u00a0\u0000</title>')).toContain(
		'<title>\\u00a0\\u0000</title>',
	);
});
