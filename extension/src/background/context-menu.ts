import { browser } from 'wxt/browser';

const id = 'audit';

/** “Audit this page” where people click with the other button; that lends the tab like a click on the icon. */
export function addContextMenu(
	audit: (tab: { readonly id?: number | undefined; readonly windowId: number }) => unknown,
): void {
	browser.runtime.onInstalled.addListener(async () => {
		// Browsers keep the entry of the version before, and take no second one of its name.
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
