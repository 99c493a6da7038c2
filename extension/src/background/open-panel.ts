import type { Browser } from 'webextension-polyfill';
import { browser } from 'wxt/browser';

/** The side panel of Chrome and Edge, the sidebar of Firefox. */
export function openPanel(windowId: number): Promise<void> {
	if (!import.meta.env.FIREFOX) return browser.sidePanel.open({ windowId });
	// Typed after Chrome, which has none.
	return (browser as unknown as Browser).sidebarAction.open();
}
