import { expect, it } from 'vitest';
import { countGraphemes } from './graphemes.ts';

it.each([
	['', 0],
	['Bread', 5],
	['café', 4],
	['cafe\u0301', 4],
	['東京のカフェ', 6],
	['か\u3099', 1],
	['👩‍👩‍👧 family', 8],
	['กำ', 1],
	['नमस्ते', 3],
	['\r\n', 1],
	['한국어', 3],
])('%j has %i characters', (text, count) => {
	expect(countGraphemes(text)).toBe(count);
});
