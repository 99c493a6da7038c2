import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseList } from './parse-list.ts';

test.each([
	['bread', ['bread']],
	['rye bread, sourdough', ['rye bread', 'sourdough']],
	['rye\nwheat\r\nspelt', ['rye', 'wheat', 'spelt']],
	['"salt, sea", pepper', ['salt, sea', 'pepper']],
	['pepper,"salt, sea"', ['pepper', 'salt, sea']],
	['"say ""cheese"""', ['say "cheese"']],
	['5" pipe, 6" pipe', ['5" pipe', '6" pipe']],
	['"best" pizza, "good', ['"best" pizza', '"good']],
	['"a, b" c', ['"a', 'b" c']],
	['"open\n"next"', ['"open', 'next']],
	[',, bread ,\n,', ['bread']],
	['" "', []],
	['', []],
])('%j is %j', (text, expected) => {
	expect(parseList(text)).toEqual(expected);
});

test('any quoted item comes back unchanged', () => {
	const item = fc
		.string()
		.map((text) => text.trim())
		.filter((text) => text !== '' && !/[\r\n]/.test(text));
	fc.assert(
		fc.property(fc.array(item), (items) => {
			const text = items.map((text) => `"${text.replaceAll('"', '""')}"`).join(', ');
			expect(parseList(text)).toEqual(items);
		}),
	);
});
