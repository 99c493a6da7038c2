import { expect, test } from 'vitest';
import { block, contentOf } from './block.fixtures.ts';
import { createBlockHtml, withEmptyUrls, withoutShortcodes } from './block-html.ts';

const shortcodes = ['gallery'];

test('leaves inner blocks out of the HTML of their container', () => {
	const { blockHtml } = createBlockHtml({ contentOf, shortcodes });
	const group = block({ name: 'core/group', attributes: {}, innerBlocks: [block()] });

	expect(blockHtml(group)).toBe('<div></div>');
	expect(blockHtml(block())).toBe('<p>A loaf</p>');
});

test('serializes an unchanged block only once', () => {
	let written = 0;
	const { blockHtml, isWritten } = createBlockHtml({
		contentOf: () => `<p>${++written}</p>`,
		shortcodes,
	});
	const same = block();

	expect(isWritten(same)).toBe(false);
	expect([blockHtml(same), blockHtml(same), blockHtml(block())]).toEqual([
		'<p>1</p>',
		'<p>1</p>',
		'<p>2</p>',
	]);
	expect(isWritten(same)).toBe(true);
});

test('leaves shortcodes out of the text', () => {
	const { blockHtml } = createBlockHtml({ contentOf, shortcodes });

	expect(blockHtml(block({ name: 'core/shortcode', attributes: { text: '[form]' } }))).toBe('');
	expect(blockHtml(block({ attributes: { content: 'See [gallery ids="1,2"]' } }))).toBe(
		'<p>See </p>',
	);
});

test('a link to “#” waits for its URL, unless it leads to the top', () => {
	expect(withEmptyUrls('<a class="x" href="#">our guide</a> <a href="#">Back to top</a>')).toBe(
		'<a class="x" href="">our guide</a> <a href="#">Back to top</a>',
	);
	expect(withEmptyUrls('<a href="#crust">crust</a>')).toBe('<a href="#crust">crust</a>');
});

const strip = withoutShortcodes(['gallery', 'wp-form', 'note']);

test.each([
	['[gallery]', ''],
	['[gallery ids="1,2" size="large" /]', ''],
	['[note]Mind the oven.[/note]', 'Mind the oven.'],
	['[wp-form id=3]', ''],
	['He said it [sic], see [1]', 'He said it [sic], see [1]'],
	['[galleryplus]', '[galleryplus]'],
	// Some shortcodes are only registered on the front end.
	['Buy [products limit="4" orderby=\'date\' cols=2] here', 'Buy  here'],
	['[box color="red" /][box color="red"]Mind the oven.[/box]', 'Mind the oven.'],
	['[a=1] and [see x = 1], a[i] = b[/i', '[a=1] and [see x = 1], a[i] = b[/i'],
])('beats pain 3: reads %s as “%s”', (text, expected) => {
	expect(strip(text)).toBe(expected);
});

test('leaves a site without shortcodes alone', () => {
	expect(withoutShortcodes([])('[gallery]')).toBe('[gallery]');
});
