import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ownToolsSetting } from '../tools/own-tools.ts';
import { addContextMenu } from './context-menu.ts';

type Clicked = (
	info: { menuItemId: string },
	tab?: { id: number; windowId: number; url: string },
) => void;

const page = 'https://bakery.example/rye';

/** The fake browser has no menus: this records their entries and their click listeners. */
function menus() {
	const entries: { readonly id?: string | undefined }[] = [];
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
		click: (id: string) => listeners[0]?.({ menuItemId: id }, { id: 3, windowId: 1, url: page }),
	};
}

beforeEach(() => {
	fakeBrowser.reset();
	vi.spyOn(browser.i18n, 'getMessage').mockReturnValue('Audit this page');
	vi.spyOn(browser.i18n, 'getUILanguage').mockReturnValue('en');
});

test('audits the page when its menu entry is clicked, and adds the entry only once, even after an update', async () => {
	const { click, entries } = menus();
	const audit = vi.fn();
	addContextMenu(audit);

	await fakeBrowser.runtime.onInstalled.trigger({ reason: 'install' } as never);
	await fakeBrowser.runtime.onInstalled.trigger({ reason: 'update' } as never);
	click('audit');
	click('of another extension');

	expect(entries.filter(({ id }) => id === 'audit')).toHaveLength(1);
	expect(audit).toHaveBeenCalledExactlyOnceWith({ id: 3, windowId: 1, url: page });
});

test('opens the page in external tools, including the user’s own', async () => {
	const { click, entries } = menus();
	const opened = vi.spyOn(browser.tabs, 'create');
	addContextMenu(() => {});
	await fakeBrowser.runtime.onInstalled.trigger({ reason: 'install' } as never);

	await ownToolsSetting.setValue([{ name: 'Shop', template: 'https://{host}/admin' }]);
	await vi.waitFor(() => expect(entries.map(({ id }) => id)).toContain('own Shop'));
	click('own Shop');
	click('pagespeed');

	await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
	expect(opened.mock.calls.map(([tab]) => tab.url)).toEqual([
		'https://bakery.example/admin',
		`https://pagespeed.web.dev/analysis?url=${encodeURIComponent(page)}`,
	]);
});
