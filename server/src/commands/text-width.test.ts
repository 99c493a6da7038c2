import { expect, test } from 'vitest';
import { cutText, padText, textWidth } from './text-width.ts';

test.each([
	['bread', 5],
	['Brot für ö', 10],
	['o\u0308', 1],
	['パン屋', 6],
	['ﾊﾟﾝ', 3],
	['빵집', 4],
	['🥖', 2],
	['👩‍🍳', 2],
	['a\u200bb', 2],
	['▁▂█', 3],
	['', 0],
])('%j takes %i columns', (text, width) => {
	expect(textWidth(text)).toBe(width);
});

test('wide characters are cut and filled by columns, never in half', () => {
	expect(cutText('天然酵母パン', 8)).toBe('天然酵…');
	expect(cutText('sourdough', 9)).toBe('sourdough');
	expect(padText('パン', 6)).toBe('パン  ');
	expect(padText('7', 3, 'start')).toBe('  7');
});
