import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { clickOf, lastClick } from './last-click.ts';

beforeEach(() => fakeBrowser.reset());

test('a click is kept for a panel that is still opening', async () => {
	await lastClick.setValue(clickOf({ id: 3, windowId: 1 }, 100));

	expect(await lastClick.getValue()).toEqual({ tabId: 3, windowId: 1, time: 100 });
});

test('a second click on the same tab is heard too', async () => {
	const heard = vi.fn();
	lastClick.watch(heard);

	await lastClick.setValue(clickOf({ id: 3, windowId: 1 }, 100));
	await lastClick.setValue(clickOf({ id: 3, windowId: 1 }, 200));

	expect(heard).toHaveBeenCalledTimes(2);
});

test('a tab without a number cannot be audited', () => {
	expect(clickOf({ windowId: 1 }, 100)).toBeNull();
});
