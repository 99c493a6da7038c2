import { describe, expect, it } from 'vitest';
import { repeatedPhrase } from './repeated-phrase.ts';

describe('repeatedPhrase', () => {
	it.each([
		[
			'Sourdough bread for beginners Sourdough bread for beginners',
			'Sourdough bread for beginners',
		],
		['How to bake rye bread Example Bakery Shop EXAMPLE BAKERY SHOP', 'Example Bakery Shop'],
		['はじめての天然酵母はじめての天然酵母', 'はじめての天然酵母'],
		['New York New York', null],
		['Bora Bora: where to stay', null],
		['Sourdough bread – Sourdough bread', null],
		['Rye bread for you, rye bread for you', null],
		['ぱんぱん', null],
		['', null],
	])('%j: %j', (title, phrase) => {
		expect(repeatedPhrase(title)).toBe(phrase);
	});

	it('knows the site name, however short', () => {
		expect(repeatedPhrase('Sourdough bread Bakery Bakery', 'Bakery')).toBe('Bakery');
		expect(repeatedPhrase('Rio: Duran Duran', 'Duran Duran')).toBeNull();
	});

	it('is quick on a long title', () => {
		expect(repeatedPhrase('rye bread '.repeat(20_000).trim())).not.toBeNull();
		expect(
			repeatedPhrase('a b c d e f g h i j k l m n '.repeat(9) + 'x'.repeat(100_000)),
		).not.toBeNull();
	});
});
