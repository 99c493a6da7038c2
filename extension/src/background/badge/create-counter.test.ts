import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createCounter } from './create-counter.ts';

/**
 * The fake browser has no offscreen documents. This one exists as soon as it is requested, and
 * works later.
 */
function offscreen() {
	const opened: string[] = [];
	const { promise: works, resolve: begin } = Promise.withResolvers<void>();
	vi.spyOn(browser.offscreen, 'hasDocument').mockImplementation(async () => opened.length > 0);
	vi.spyOn(browser.offscreen, 'createDocument').mockImplementation(({ url }) => {
		opened.push(url);
		return works;
	});
	return { opened, begin };
}

beforeEach(() => {
	fakeBrowser.reset();
	// As in the build for Chrome.
	vi.stubEnv('FIREFOX', '');
});
afterEach(() => vi.unstubAllEnvs());

test('a page that connects while the counter is opening waits until it works', async () => {
	const { begin, opened } = offscreen();
	const { start } = createCounter();
	const first = start();
	await vi.waitFor(() => expect(opened).toEqual(['/counter.html']));
	const started = vi.fn();
	const second = start().then(started);

	await new Promise((resolve) => setTimeout(resolve));
	expect(started).not.toHaveBeenCalled();
	begin();
	await Promise.all([first, second]);

	expect(opened).toHaveLength(1);
});

test('opens the counter again after it was closed', async () => {
	const { begin, opened } = offscreen();
	const { start } = createCounter();
	begin();
	await start();
	opened.length = 0;

	await start();

	expect(opened).toEqual(['/counter.html']);
});
