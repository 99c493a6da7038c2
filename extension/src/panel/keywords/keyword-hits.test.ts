import { expect, test } from 'vitest';
import { contextOf } from './keyword-hits.tsx';

const around = (text: string, ...words: readonly string[]) => {
	const hit = {
		text,
		words: words.map((word) => ({
			start: text.indexOf(word),
			end: text.indexOf(word) + word.length,
		})),
	};
	const { ranges, text: shown } = contextOf(hit);
	return { shown, words: ranges.map(({ start, end }) => shown.slice(start, end)) };
};

test('shows a short passage whole', () => {
	expect(around('Bake sourdough bread', 'sourdough', 'bread')).toEqual({
		shown: 'Bake sourdough bread',
		words: ['sourdough', 'bread'],
	});
});

test('cuts a long passage around the words', () => {
	const { shown, words } = around(`${'a '.repeat(200)}sourdough${' b'.repeat(200)}`, 'sourdough');
	expect(shown).toMatch(/^….* sourdough .*…$/);
	expect(shown.length).toBeLessThan(120);
	expect(words).toEqual(['sourdough']);
});

test('drops words that are far away, and never splits a character', () => {
	const { shown, words } = around(`bread ${'🍞'.repeat(400)} rye`, 'bread', 'rye');
	expect(words).toEqual(['bread']);
	expect(shown).not.toMatch(/[\ud800-\udbff]…/);
});
