import { expect, test } from 'vitest';
import { createInText } from './in-text.ts';
import { ownText } from './own-text.ts';

test.each([
	['<p>Bake <a style="display:inline">rye bread</a>.</p>', true],
	['<p>Bake <a style="display:block">rye bread</a>.</p>', false],
	['<nav><a style="display:inline">Bread</a> <a style="display:inline">Rolls</a></nav>', false],
])('%s', (html, expected) => {
	document.body.innerHTML = html;
	const inText = createInText();
	for (const element of document.querySelectorAll('*')) inText.hear(element, ownText(element));

	for (const link of document.querySelectorAll('a')) {
		expect(inText.has(link, getComputedStyle(link))).toBe(expected);
	}
});
