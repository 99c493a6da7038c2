import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { siteMemory } from './site-memory.ts';
import { windowItem } from './window-item.ts';

beforeEach(() => fakeBrowser.reset());

const inWindow = (incognito: boolean) =>
	vi.spyOn(browser.windows, 'getCurrent').mockResolvedValue({ incognito } as never);

test('a private window uses its changes and stores nothing', async () => {
	inWindow(true);
	const stored = siteMemory('https://private.example/');
	const item = windowItem(stored);
	const heard = vi.fn();
	item.watch(heard);

	await item.setValue({ keywords: ['rye'] });

	expect(await item.getValue()).toEqual({ keywords: ['rye'] });
	expect(heard).toHaveBeenCalledWith({ keywords: ['rye'] }, expect.anything());
	expect(await stored.getValue()).toEqual({});
	expect(await browser.storage.local.get(null)).toEqual({});
});

test('a window that is not private stores its changes', async () => {
	inWindow(false);
	const stored = siteMemory('https://open.example/');

	await windowItem(stored).setValue({ keywords: ['rye'] });

	expect(await stored.getValue()).toEqual({ keywords: ['rye'] });
});
