import { expect, test } from 'vitest';
import { snippetOf } from './snippet.ts';

function first(html: string): Element {
	const holder = document.createElement('div');
	holder.innerHTML = html;
	if (!holder.firstElementChild) throw new Error(`No element in ${html}`);
	return holder.firstElementChild;
}

test.each([
	['<h1>Bread</h1>', '<h1>Bread</h1>'],
	['<h2></h2>', '<h2></h2>'],
	['<a href="/a" hidden>  two\n words </a>', '<a href="/a" hidden>two words</a>'],
	['<img src="a.png" alt="">', '<img src="a.png" alt>'],
	['<p title=\'say "hi"\'>Hi <b>you</b></p>', '<p title="say &quot;hi&quot;">Hi you</p>'],
])('writes %s as %s', (html, snippet) => {
	expect(snippetOf(first(html))).toBe(snippet);
});

test('returns one short line, however long the element is', () => {
	const snippet = snippetOf(first(`<p title="${'x'.repeat(500)}">${'word '.repeat(500)}</p>`));

	expect(snippet.length).toBe(160);
	expect(snippet.endsWith('…')).toBe(true);
});
