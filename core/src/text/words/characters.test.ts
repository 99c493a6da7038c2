import { describe, expect, it } from 'vitest';
import { characterClass } from './character-class.ts';
import { characterClasses, hasUnsegmentedText } from './characters.ts';

describe('characterClasses', () => {
	it.each([
		['a', 'letter'],
		['Ж', 'letter'],
		['한', 'letter'],
		['ﾊ', 'katakana'],
		['ー', 'katakana'],
		['京', 'han'],
		['々', 'han'],
		['を', 'hiragana'],
		['ก', 'unspaced'],
		['้', 'mark'],
		['\u200B', 'mark'],
		['²', 'digit'],
		['７', 'digit'],
		['\u3000', 'space'],
		['\u00A0', 'space'],
		['。', 'sentenceEnd'],
		['।', 'sentenceEnd'],
		['’', 'binder'],
		['‑', 'binder'],
		[',', 'other'],
		['\uD83D', 'other'],
		['\uD842', 'han'],
		['\uDC00', 'trail'],
	] as const)('puts %j among %s', (character, name) => {
		expect(characterClasses()[character.charCodeAt(0)]).toBe(characterClass[name]);
	});

	it('covers every UTF-16 code unit', () => {
		expect(characterClasses()).toHaveLength(0x10000);
		expect(characterClasses()[0xffff]).toBe(characterClass.other);
	});
});

it('recognizes texts whose words need a language model', () => {
	expect(hasUnsegmentedText('Kaffee aus 京都')).toBe(true);
	expect(hasUnsegmentedText('서울 카페')).toBe(false);
});
