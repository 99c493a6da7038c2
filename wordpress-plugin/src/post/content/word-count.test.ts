import { expect, test } from 'vitest';
import { wordCount } from './word-count.ts';

test.each([
	['<p>A loaf of <b>sour</b>dough&nbsp;bread</p>', 6],
	['<p>パンの焼き方</p>', 3],
	['<img alt="a loaf" src="loaf.jpg">', 0],
	['', 0],
])('counts the words of %s', (html, words) => {
	expect(wordCount([html])).toBe(words);
});

test('stops counting at the limit', () => {
	expect(wordCount(['<p>one two</p>', '<p>three</p>', '<p>four</p>'], 3)).toBe(3);
});
