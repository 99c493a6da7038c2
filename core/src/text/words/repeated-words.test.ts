import { describe, expect, it } from 'vitest';
import { repeatedWords } from './repeated-words.ts';

const wordsOf = (...texts: readonly string[]) => [...repeatedWords(texts)];

describe('the words that a Chinese page repeats', () => {
	it('are those whose neighboring characters differ each time', () => {
		expect(wordsOf('扫地机器人会认路', '这台扫地机器人很安静，扫地机器人自己充电')).toEqual([
			'扫地机器人',
		]);
	});

	it('do not begin or end in the middle of a word', () => {
		expect(wordsOf('把共享单车停好', '骑共享单车上班')).toEqual(['共享单车']);
	});

	it('leave out characters that only sometimes precede a word', () => {
		expect(wordsOf('三家运营企业都来了', '一家运营企业没来', '运营企业说')).toEqual(['运营企业']);
	});

	it('do not begin or end with a grammatical particle', () => {
		expect(wordsOf('喝了茶就走', '买了茶再来')).toEqual([]);
	});

	it('are not whole repeated sentences', () => {
		const sentence = '本站所有内容未经许可不得转载';
		expect(wordsOf(sentence, `甲${sentence}`, `${sentence}乙`)).toEqual([]);
	});

	it('need two occurrences', () => {
		expect(wordsOf('普洱茶', 'Pu-erh tea, twice: tea')).toEqual([]);
	});
});
