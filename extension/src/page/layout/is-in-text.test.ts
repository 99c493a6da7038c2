import { expect, test } from 'vitest';
import { isInText } from './is-in-text.ts';
import { detachedText } from './own-text.ts';

test.each([
	['<p>Bake <a style="display:inline">rye bread</a>.</p>', true],
	['<p>Bake <a style="display:block">rye bread</a>.</p>', false],
	['<nav><a style="display:inline">Bread</a> <a style="display:inline">Rolls</a></nav>', false],
])('links in %s are in text: %s', (html, expected) => {
	document.body.innerHTML = html;

	const all = [...document.querySelectorAll('*')];
	const withText = new Set(all.filter((element) => detachedText(element) !== ''));
	for (const link of document.querySelectorAll('a')) {
		expect(isInText(link, getComputedStyle(link), withText)).toBe(expected);
	}
});
