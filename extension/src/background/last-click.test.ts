import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { clickOf, lastClick } from './last-click.ts';

beforeEach(() => fakeBrowser.reset());

test('a click is kept for a panel that is still opening', async () => {
	await lastClick.setValue(clickOf({ id: 3, windowId: 1 }, 100));

	expect(await lastClick.getValue()).toEqual({ tabId: 3, windowId: 1, time: 100 });
});

test('notices a second click on the same tab', async () => {
	const heard = vi.fn();
	lastClick.watch(heard);

	await lastClick.setValue(clickOf({ id: 3, windowId: 1 }, 100));
	await lastClick.setValue(clickOf({ id: 3, windowId: 1 }, 200));

	expect(heard).toHaveBeenCalledTimes(2);
});

test('ignores a click on a tab without an id', () => {
	expect(clickOf({ windowId: 1 }, 100)).toBeNull();
});
