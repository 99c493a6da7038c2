import { expect, test, vi } from 'vitest';
import { createInText } from './in-text.ts';

/** The style is that of browsers, which the document of these tests does not have. */
function linksOf(html: string) {
	document.body.innerHTML = `<style>a { display: inline }</style>${html}`;
	return [...document.querySelectorAll('a')];
}

test.each([
	['<p>Bake <a href="/rye">rye bread</a>.</p>', true],
	['<nav><a href="/rye">Rye bread</a> <a href="/rolls">Rolls</a></nav>', false],
	['<p>Bake <a href="/rye" style="display:block">rye bread</a>.</p>', false],
])('%s', (html, expected) => {
	expect(linksOf(html).map(createInText())).toContain(expected);
	expect(linksOf(html).map(createInText())).not.toContain(!expected);
});

test('looks once at what stands around many links', () => {
	const links = linksOf(`<p>${'<a href="/">Bread</a> '.repeat(50)}and more.</p>`);
	const looks = vi.spyOn(document.querySelector('p') as Element, 'firstChild', 'get');

	expect(links.map(createInText())).not.toContain(false);
	expect(looks).toHaveBeenCalledTimes(1);
});
