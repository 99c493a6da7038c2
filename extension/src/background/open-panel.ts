import { browser } from 'wxt/browser';

/** The side panel of Chrome and Edge, the sidebar of Firefox. */
export function openPanel(windowId: number): Promise<void> {
	if (!import.meta.env.FIREFOX) return browser.sidePanel.open({ windowId });
	return (browser as unknown as Firefox).sidebarAction.open();
}

/** Chrome, which the types are of, has none. */
interface Firefox {
	readonly sidebarAction: { readonly open: () => Promise<void> };
}
