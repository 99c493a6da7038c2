// @vitest-environment happy-dom
import { expect, test } from 'vitest';
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

test('an element that stays the same stays the same object, also after others move', () => {
	const textBlocks = createTextBlocks();
	const before = textBlocks('<p>One</p><p>Two</p><p>One</p>');

	const after = textBlocks('<p>New</p><p>One</p><p>Two!</p><p>One</p>');

	expect(after[1]).toBe(before[0]);
	expect(after[3]).toBe(before[2]);
	expect(new Set(after.map(({ clientId }) => clientId)).size).toBe(4);
});
