import { expect, test } from 'vitest';
import { block, contentOf } from './block.fixtures.ts';
import { createBlockHtml } from './block-html.ts';

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
