import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchKey } from './match-key.ts';

test.each([
	['Sourdough  Bread', 'sourdough bread'],
	[' sourdough\tbread\u00a0', 'sourdough bread'],
	['Ｓｅｏ　ツール', 'seo ツール'],
	['ｶﾞｲﾄﾞ', 'ガイド'],
	['c＋＋', 'c++'],
	['cafe\u0301', 'café'],
	['İstanbul', 'istanbul'],
	['I\u0307stanbul', 'istanbul'],
	['ΟΔΟΣ', 'οδοσ'],
	['οδος', 'οδοσ'],
	['bread\u200b\u00ad\ufeff', 'bread'],
	['\u202ebread\u202c', 'bread'],
	['ﬁsh', 'fish'],
	['\u200b', ''],
])('%j is matched as %j', (text, expected) => {
	expect(matchKey(text)).toBe(expected);
});

test.each([
	['straße', 'strasse'],
	['bread', 'breads'],
	['カキ', 'ガキ'],
	['ı', 'i'],
])('%s and %s stay apart', (one, other) => {
	expect(matchKey(one)).not.toBe(matchKey(other));
});

test('the key of a key is the key itself', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			expect(matchKey(matchKey(text))).toBe(matchKey(text));
		}),
		{ numRuns: 2000 },
	);
});

test('endless accents are folded quickly', () => {
	expect(matchKey(`a${'\u0301\u0323'.repeat(1_000_000)}`)).toMatch(/^\u1ea1\u0323/);
});
