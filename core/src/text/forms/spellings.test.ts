import { expect, it } from 'vitest';
import { createSpellings } from './spellings.ts';

it('numbers spellings in order of first use and finds them again', () => {
	const { find } = createSpellings();
	expect(find('rye bread', 0, 3)).toBe(-1);
	expect(find('rye bread', 4, 9)).toBe(-2);
	expect(find('bread of rye', 9, 12)).toBe(0);
	expect(find('breads', 0, 5)).toBe(1);
	expect(find('breads', 0, 6)).toBe(-3);
});

it('distinguishes thousands of spellings', () => {
	const { find } = createSpellings();
	const words = Array.from({ length: 5000 }, (_, at) => `word${at}`);
	for (const [at, word] of words.entries()) expect(find(word, 0, word.length)).toBe(-1 - at);
	for (const [at, word] of words.entries()) expect(find(word, 0, word.length)).toBe(at);
});
