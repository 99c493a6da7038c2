import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPage } from './watch-page.ts';

let stop: AbortController;
let otherChanges: EventTarget;
let watchRoot: (root: Node) => void;

beforeEach(() => {
	vi.useFakeTimers();
	stop = new AbortController();
	otherChanges = new EventTarget();
	document.body.innerHTML = '<p>Bread</p>';
});

afterEach(() => {
	stop.abort();
	vi.useRealTimers();
});

function watch() {
	const onChange = vi.fn();
	watchRoot = watchPage(document, {
		onChange,
		isOurs: ({ nodeName }) => nodeName === 'OURS',
		otherChanges,
		signal: stop.signal,
	});
	return onChange;
}

/** Mutation observers report changes a little later. */
async function change(edit: () => void) {
	edit();
	await vi.advanceTimersByTimeAsync(1);
}

test('reports a change once, after the page has settled', async () => {
	const onChange = watch();

	for (let count = 0; count < 3; count++) await change(() => document.body.append('more'));
	expect(onChange).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(700);

	expect(onChange).toHaveBeenCalledOnce();
});

test('does not wait forever for a page that never rests', async () => {
	const onChange = watch();

	for (let count = 0; count < 30; count++) {
		await change(() => document.body.append('more'));
		await vi.advanceTimersByTimeAsync(300);
	}

	expect(onChange).toHaveBeenCalledOnce();
});

test('notices attributes that facts are read from, and no others', async () => {
	const onChange = watch();

	await change(() => document.body.setAttribute('class', 'dark'));
	await vi.advanceTimersByTimeAsync(6000);
	expect(onChange).not.toHaveBeenCalled();

	for (const name of ['lang', 'title', 'id', 'itemprop', 'datetime', 'http-equiv', 'loading']) {
		onChange.mockClear();
		await change(() => document.body.setAttribute(name, 'ja'));
		await vi.advanceTimersByTimeAsync(700);
		expect(onChange, name).toHaveBeenCalledOnce();
	}
});

test('notices each given shadow root once', async () => {
	document.body.innerHTML = '<div></div>';
	const root = document.querySelector('div')?.attachShadow({ mode: 'open' });
	if (!root) throw new Error('The element takes no shadow root.');
	const onChange = watch();
	watchRoot(root);
	watchRoot(root);

	await change(() => root.append('more'));
	await vi.advanceTimersByTimeAsync(6000);

	expect(onChange).toHaveBeenCalledOnce();
});

test('ignores the marks of Plumbline itself', async () => {
	const onChange = watch();

	await change(() => document.documentElement.append(document.createElement('ours')));
	await vi.advanceTimersByTimeAsync(6000);

	expect(onChange).not.toHaveBeenCalled();
});

test('reports nothing after it was stopped', async () => {
	const onChange = watch();

	await change(() => document.body.append('more'));
	stop.abort();
	await vi.advanceTimersByTimeAsync(6000);

	expect(onChange).not.toHaveBeenCalled();
});

test('reports changes that happen outside the document', async () => {
	const onChange = watch();

	otherChanges.dispatchEvent(new Event('change'));
	await vi.advanceTimersByTimeAsync(700);

	expect(onChange).toHaveBeenCalledOnce();
});

test('notices an image that did not load', async () => {
	document.body.innerHTML = '<img alt="Bread">';
	const onChange = watch();

	document.querySelector('img')?.dispatchEvent(new Event('error'));
	await vi.advanceTimersByTimeAsync(700);

	expect(onChange).toHaveBeenCalledOnce();
});
