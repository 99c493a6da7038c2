// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createShownBlocks } from './shown-blocks.ts';

test('tells when a block that was read shows something else', async () => {
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

test('tells when another element stands for the block, not when its neighbours change', async () => {
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

test('looks again for a block that the canvas does not have yet', async () => {
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
