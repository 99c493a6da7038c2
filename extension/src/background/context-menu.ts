import { browser } from 'wxt/browser';

const id = 'audit';

/** “Audit this page” in the context menu. Like a click on the icon, it grants access to the tab. */
export function addContextMenu(
	audit: (tab: { readonly id?: number | undefined; readonly windowId: number }) => unknown,
): void {
	browser.runtime.onInstalled.addListener(async () => {
		// An update leaves the old entry in place, and a second one with its id is an error.
		await browser.contextMenus.removeAll();
		browser.contextMenus.create({
			id,
			title: browser.i18n.getMessage('action'),
			contexts: ['page', 'selection'],
		});
	});
	browser.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
		if (menuItemId === id && tab?.windowId !== undefined)
			void audit({ ...tab, windowId: tab.windowId });
	});
}
