import { expect, test } from 'vitest';
import { isInText } from './is-in-text.ts';

test.each([
	['<p>Bake <a style="display:inline">rye bread</a>.</p>', true],
	['<p>Bake <a style="display:block">rye bread</a>.</p>', false],
	['<nav><a style="display:inline">Bread</a> <a style="display:inline">Rolls</a></nav>', false],
])('links in %s are in text: %s', (html, expected) => {
	document.body.innerHTML = html;

	for (const link of document.querySelectorAll('a')) {
		expect(isInText(link, getComputedStyle(link))).toBe(expected);
	}
});
