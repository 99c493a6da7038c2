import { browser } from 'wxt/browser';

/** The side panel of Chrome and Edge, the sidebar of Firefox. */
export function openPanel(windowId: number): Promise<void> {
	if (!import.meta.env.FIREFOX) return browser.sidePanel.open({ windowId });
	return (browser as unknown as Firefox).sidebarAction.open();
}

/** The types describe Chrome, which has no sidebar. */
interface Firefox {
	readonly sidebarAction: { readonly open: () => Promise<void> };
}
