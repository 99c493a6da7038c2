import { describe, expect, it } from 'vitest';
import { cutAtPixels, hasKnownWidth, pixelWidth } from './pixel-width.ts';

describe('pixelWidth', () => {
	it.each([
		['', 0],
		['iii', 3 * 4.44],
		['W', 18.88],
		[
			'Hello, world',
			20 * (0.722 + 0.556 + 0.222 * 2 + 0.556 + 0.278 * 2 + 0.722 + 0.556 + 0.333 + 0.222 + 0.556),
		],
		['é', 11.12],
		['e\u0301', 11.12],
		['ﾊﾞ', 20],
		['東京都', 60],
		['ＳＥＯ', 60],
		['한국', 40],
		['Привет', 20 * (0.719 + 0.556 + 0.559 + 0.531 + 0.556 + 0.458)],
		['👩‍💻', 25],
		['👍🏽', 25],
		['🇯🇵', 25],
		['a\u200Bb', 22.24],
	])('measures %j', (text, width) => {
		expect(pixelWidth(text, 20)).toBeCloseTo(width, 6);
	});

	it('grows with the font size', () => {
		expect(pixelWidth('Bread', 14)).toBeCloseTo(pixelWidth('Bread', 20) * 0.7, 6);
	});
});

describe('cutAtPixels', () => {
	it('keeps a text that fits', () => {
		expect(cutAtPixels('Short title', 20, 600)).toEqual({ shown: 'Short title', rest: '' });
	});

	it('cuts between words', () => {
		expect(cutAtPixels('How to bake sourdough bread at home', 20, 180)).toEqual({
			shown: 'How to bake',
			rest: 'sourdough bread at home',
		});
	});

	it('cuts anywhere in a text without spaces', () => {
		const { shown, rest } = cutAtPixels('あ'.repeat(40), 20, 600);
		expect([shown.length, rest.length]).toEqual([28, 12]);
	});

	it('never splits a surrogate pair', () => {
		expect(cutAtPixels('𠮷'.repeat(10), 20, 100).shown).toBe('𠮷'.repeat(3));
	});
});

it.each([
	['How to bake bread', true],
	['Как испечь хлеб', true],
	['パンの焼き方', true],
	['2026', true],
	['كيف تخبز الخبز', false],
	['วิธีอบขนมปัง', false],
])('knows the width of %j: %j', (text, isKnown) => {
	expect(hasKnownWidth(text)).toBe(isKnown);
});
