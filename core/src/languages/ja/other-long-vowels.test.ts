import { describe, expect, it } from 'vitest';
import { otherLongVowels } from './other-long-vowels.ts';

describe('otherLongVowels', () => {
	it.each([
		['サーバー', ['サーバ']],
		['サーバ 構築', ['サーバー 構築']],
		['ﾕｰｻﾞｰ登録', ['ユーザ登録']],
		['ビル', []],
		['キー', []],
		['京都', []],
	])('writes %s as %j', (keyphrase, others) => {
		expect(otherLongVowels(keyphrase).map(({ text }) => text)).toEqual(others);
	});

	it('finds whole words only', () => {
		const [server] = otherLongVowels('サーバー');
		expect(server?.isIn('新しいサーバを買う')).toBe(true);
		expect(server?.isIn('サーバルキャット')).toBe(false);
	});
});
