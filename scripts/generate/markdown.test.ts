import { expect, test } from 'vitest';
import { codeBlock, prose } from './markdown.ts';

test.each([
	['a < b | c', 'a \\< b \\| c'],
	['{count} of “snake_case”', '{count} of “snake\\_case”'],
	['no\u200bbreak', 'no\\u200bbreak'],
])('%j is shown unchanged', (text, expected) => {
	expect(prose(text)).toBe(expected);
});

test('code is fenced by more backticks than it contains', () => {
	expect(codeBlock('html', '```\n````')).toBe('`````html\n```\n````\n`````');
});

test('invisible characters are shown as their code points', () => {
	expect(codeBlock('html', '<title>\u00a0\u0000</title>')).toContain(
		'<title>\\u00a0\\u0000</title>',
	);
});
