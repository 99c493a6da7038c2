// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createShownBlocks, shownHtml } from './shown-blocks.ts';

test('reports when the canvas shows something different for a block', async () => {
	const element = document.createElement('div');
	document.body.append(element);
	const shown = createShownBlocks(() => element);
	const onChange = vi.fn();
	shown.subscribe(onChange);

	expect(shown.htmlOf('a')).toBe('');
	element.innerHTML = '<p>2026</p>';
	await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());

	expect(shown.version()).toBe(1);
	expect(shown.htmlOf('a')).toBe('<p>2026</p>');
});

test('reports when the block gets a new element, but not when its neighbors change', async () => {
	const canvas = document.createElement('div');
	document.body.append(canvas);
	canvas.innerHTML = '<div>Loading</div>';
	const shown = createShownBlocks(() => canvas.querySelector('div, ul'));
	const onChange = vi.fn();
	shown.subscribe(onChange);
	shown.htmlOf('a');

	canvas.append(document.createElement('p'));
	await new Promise(setImmediate);
	expect(onChange).not.toHaveBeenCalled();
	canvas.querySelector('div')?.replaceWith(document.createElement('ul'));

	await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
});

test('retries a block that is not in the canvas yet', async () => {
	vi.useFakeTimers();
	const element = document.createElement('div');
	element.innerHTML = '<p>2026</p>';
	let canvas: HTMLElement | null = null;
	const shown = createShownBlocks(() => canvas);
	const read: string[] = [];
	shown.subscribe(() => read.push(shown.htmlOf('a')));

	expect(shown.htmlOf('a')).toBe('');
	await vi.advanceTimersByTimeAsync(600);
	canvas = element;
	await vi.advanceTimersByTimeAsync(600);

	expect(read).toEqual(['', '<p>2026</p>']);
	vi.useRealTimers();
});

// @vitest-environment happy-dom
function shown(html: string): string {
	const block = document.createElement('div');
	block.innerHTML = html;
	return shownHtml(block);
}

test.each([
	[
		'what WordPress renders',
		'<div inert class="components-disabled"><ul class="wp-block-archives"><li><a href="/2026/" style="color:red">2026</a></li></ul></div>',
		'<ul><li><a href="/2026/">2026</a></li></ul>',
	],
	[
		'buttons that WordPress renders, but not those beside them',
		'<button>Edit</button><div inert><p>Bread</p><button>Buy</button></div>',
		'<p>Bread</p><button>Buy</button>',
	],
	[
		'text that is typed into a block which saves it elsewhere',
		'<h2 contenteditable="true" role="textbox" aria-label="Heading text">Rye\uFEFF</h2>',
		'<h2>Rye</h2>',
	],
	['nothing of a block that is being set up', '<label>Address <input></label>', ''],
	[
		'nothing of the editor, nor of blocks inside',
		'<div class="components-placeholder">Choose</div><div data-block="x"><p>Inside</p></div><svg class="components-spinner"></svg>',
		'',
	],
])('gives %s', (_, canvas, html) => {
	expect(shown(canvas)).toBe(html);
});
