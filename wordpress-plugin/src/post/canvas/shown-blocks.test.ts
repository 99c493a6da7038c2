// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createShownBlocks } from './shown-blocks.ts';

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
