// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { canvasText } from './canvas-text.ts';
import { savedWords, wordsIn } from './words-in.ts';

function shown(html: string): Element {
	const block = document.createElement('div');
	block.innerHTML = html;
	return block;
}

test('reads a line break as a space, as findings do', () => {
	const html = '<p>Mix the flour<br>and water in</p>';
	const text = canvasText(shown(html));

	const words = wordsIn(text.text, savedWords(html, 0), ['flour and water']);
	const range = words && text.rangeOf(words);

	expect(text.text).toBe('Mix the flour and water in');
	expect([range?.startOffset, range?.endContainer.textContent, range?.endOffset]).toEqual([
		'Mix the '.length,
		'and water in',
		'and water'.length,
	]);
});

test('finds the position of words after a line break', () => {
	const html = '<p>See<br><a href="/oven">here</a>, or here</p>';
	const text = canvasText(shown(html));

	const words = wordsIn(text.text, savedWords(html, html.indexOf('<a')), []);

	expect(words).toEqual({ start: 4, end: 8 });
	expect(words && String(text.rangeOf(words))).toBe('here');
});

test('leaves out placeholders and inner blocks', () => {
	const block = shown(
		'<b>Flour</b><span data-block="b">Water</span><i data-rich-text-placeholder>Type</i>',
	);

	expect(canvasText(block).text).toBe('Flour');
});
