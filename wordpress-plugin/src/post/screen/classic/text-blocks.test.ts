// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createBlockHtml } from '../../content/block-html.ts';
import { createTextBlocks } from './text-blocks.ts';

const contents = (html: string) =>
	createTextBlocks()(html).map(({ attributes }) => attributes.content);

test('splits a text into its outermost elements', () => {
	expect(contents('<p>One<br>two</p>\n<ul><li>Three</li></ul>Four &lt; five<h2>Six</h2>')).toEqual([
		'<p>One<br>two</p>',
		'<ul><li>Three</li></ul>',
		'Four &lt; five',
		'<h2>Six</h2>',
	]);
});

test('an unchanged element stays the same object, even after others move', () => {
	const textBlocks = createTextBlocks();
	const before = textBlocks('<p>One</p><p>Two</p><p>One</p>');

	const after = textBlocks('<p>New</p><p>One</p><p>Two!</p><p>One</p>');

	expect(after[1]).toBe(before[0]);
	expect(after[3]).toBe(before[2]);
	expect(new Set(after.map(({ clientId }) => clientId)).size).toBe(4);
});

test('beats pain 1 in the classic editor: a keystroke in a text of 600 paragraphs changes one of them', () => {
	const textBlocks = createTextBlocks();
	const paragraphs = Array.from({ length: 600 }, (_, number) => `<p>Loaf ${number}</p>`);
	const before = textBlocks(paragraphs.join(''));

	const after = textBlocks(paragraphs.with(300, '<p>Loafs 300</p>').join(''));

	expect(after.filter((block) => !before.includes(block))).toHaveLength(1);
});

test('beats pain 3 in the classic editor: shortcodes around paragraphs are not text', () => {
	const { blockHtml } = createBlockHtml({
		contentOf: ({ attributes }) => String(attributes.content),
		shortcodes: ['note'],
	});
	const text =
		'<p>[note]</p><p>Mind the oven.</p><p>[/note]</p><p>[caption width="64"]<img src="/a.png" alt=""> Rye[/caption]</p>';

	expect(createTextBlocks()(text).map(blockHtml)).toEqual([
		'<p></p>',
		'<p>Mind the oven.</p>',
		'<p></p>',
		'<p><img src="/a.png" alt=""> Rye</p>',
	]);
});
