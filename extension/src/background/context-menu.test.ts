import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { addContextMenu } from './context-menu.ts';

type Clicked = (info: { menuItemId: string }, tab?: { id: number; windowId: number }) => void;

/** The fake browser has no menus: this records their entries and their click listeners. */
function menus() {
	const entries: { readonly id?: string | number }[] = [];
	const listeners: Clicked[] = [];
	vi.spyOn(browser.contextMenus, 'removeAll').mockImplementation(async () => {
		entries.length = 0;
	});
	vi.spyOn(browser.contextMenus, 'create').mockImplementation((entry) => {
		entries.push(entry as { id: string });
		return 1;
	});
	vi.spyOn(browser.contextMenus.onClicked, 'addListener').mockImplementation((heard) => {
		listeners.push(heard as unknown as Clicked);
	});
	return {
		entries,
		click: (id: string) => listeners[0]?.({ menuItemId: id }, { id: 3, windowId: 1 }),
	};
}

beforeEach(() => fakeBrowser.reset());

test('has one entry, after an update too, that audits the page when clicked', async () => {
	vi.spyOn(browser.i18n, 'getMessage').mockReturnValue('Audit this page');
	const { click, entries } = menus();
	const audit = vi.fn();
	addContextMenu(audit);

	await fakeBrowser.runtime.onInstalled.trigger({ reason: 'install' } as never);
	await fakeBrowser.runtime.onInstalled.trigger({ reason: 'update' } as never);
	click('audit');
	click('of another extension');

	expect(entries).toHaveLength(1);
	expect(audit).toHaveBeenCalledExactlyOnceWith({ id: 3, windowId: 1 });
});
