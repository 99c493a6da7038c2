import { describe, expect, it } from 'vitest';
import { cellWidth } from './cell-width.ts';
import { wrapText } from './wrap-text.ts';

describe('wrapped text', () => {
	it.each([
		['Keep the one you want shown.', 12, ['Keep the one', 'you want', 'shown.']],
		['short', 12, ['short']],
		['', 12, ['']],
		[
			'主見出しを一つ残し、ほかは見出しにする。',
			12,
			['主見出しを一', 'つ残し、ほか', 'は見出しにす', 'る。'],
		],
		['東京都、大阪', 6, ['東京', '都、大', '阪']],
		['title を書く', 8, ['title を', '書く']],
		['a/very/long/address/without/spaces', 10, ['a/very/lo…']],
	])('fits %s into %i columns', (text, width, lines) => {
		expect(wrapText(text, width)).toEqual(lines);
	});

	it('never exceeds the width, whatever the script', () => {
		const text =
			'Say where the link leads: “サワードウ種の育て方” の説明 und so weiter, 等等。'.repeat(5);
		for (const width of [10, 23, 40, 79]) {
			for (const line of wrapText(text, width)) expect(cellWidth(line)).toBeLessThanOrEqual(width);
		}
	});
});
