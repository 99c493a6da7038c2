import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPattern } from './pattern.ts';

test('finds what JavaScript finds, in any pattern that both understand', () => {
	const atom = fc.constantFrom(
		...[
			'a',
			'b',
			'B',
			'.',
			'[ab]',
			'[^a]',
			'[a-b9]',
			'^',
			'$',
			'\\b',
			'\\B',
			'\\d',
			'\\W',
			'\\.',
			'-',
		],
	);
	const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
		pattern: fc.oneof(
			{ maxDepth: 4 },
			atom,
			fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => one + other),
			fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(${one}|${other})`),
			fc
				.tuple(tie('pattern'), fc.constantFrom('*', '+?', '?', '{2}', '{0,2}', '{1,}'))
				.map(([one, times]) => `(?:${one})${times}`),
		),
	}));
	const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', ' ', '9', '-'), maxLength: 12 });
	fc.assert(
		fc.property(pattern, text, (source, text) => {
			expect(createPattern(source)?.matches(text)).toBe(new RegExp(source, 'i').test(text));
		}),
		{ numRuns: 2000 },
	);
});

test.each([
	['^/(Rye|spelt)', 'x/rye', false],
	['^/(Rye|spelt)', '/rye/1', true],
	['(?i)^RYE', 'rye', true],
	['[A-Z]{3}', 'ab 9', false],
	['[A-Z]{3}', 'a abc', true],
	['ライ麦.パン', 'ライ麦のパン', true],
	['^.$', '🍞', true],
	['[^\\d]+x', '12x', false],
	['a{,2}', 'a{,2}', true],
	['[]a]', ']', true],
	['how (to|do)\\b', 'how today', false],
])('%s in %s: %s', (source, text, isFound) => {
	expect(createPattern(source)?.matches(text)).toBe(isFound);
});

test.each([
	'(',
	'a)',
	'[a',
	'[b-a]',
	'*a',
	'a**',
	'a{2}{3}',
	'a{3,2}',
	'\\',
	'(a)\\1',
	'(?=a)',
	'(?<!a)b',
	'\\p{L}',
	'a{999}',
	'(((){999}){999}){999}',
	'((a{50}){50}){50}',
])('refuses %s', (source) => {
	expect(createPattern(source)).toBeNull();
});

test('looks at each character once, whatever anybody typed', () => {
	const text = 'a'.repeat(2000);
	for (const source of [
		'(a+)+b',
		'(a|a)*b',
		'(a|aa)+$b',
		'(.*)*b',
		'(a?){100}a{100}b',
		'.*.*.*.*b',
	]) {
		const pattern = createPattern(source);
		expect(pattern?.matches(text)).toBe(false);
		expect(pattern?.steps).toBeLessThan(2001 * 500);
	}
});
