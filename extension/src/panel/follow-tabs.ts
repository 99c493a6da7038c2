import { browser } from 'wxt/browser';
import { lastClick } from '../background/last-click.ts';
import type { PanelEvent } from './panel-state.ts';
import type { TabAudits } from './tab-audits.ts';

interface Follow {
	readonly windowId: number;
	readonly audits: TabAudits;
	readonly tell: (event: PanelEvent) => void;
}

/** Keeps the panel on the tab in front of its window, and hears clicks on the icon. */
export async function followTabs({ windowId, audits, tell }: Follow): Promise<void> {
	function show(tabId: number, wasClicked = false) {
		tell({ type: 'shown', tabId });
		return audits.read(tabId, { wasClicked });
	}

	browser.tabs.onActivated.addListener((active) => {
		if (active.windowId === windowId) void show(active.tabId);
	});
	// Same origin, same permission: then the new page can be read without another click.
	browser.tabs.onUpdated.addListener((tabId, { status }, tab) => {
		if (tab.windowId !== windowId || !tab.active || status !== 'complete') return;
		void audits.read(tabId, { isNewPage: true });
	});
	browser.tabs.onRemoved.addListener((tabId) => {
		audits.close(tabId);
		tell({ type: 'closed', tabId });
	});
	lastClick.watch((click) => {
		if (click?.windowId !== windowId) return;
		void lastClick.removeValue();
		void show(click.tabId, true);
	});

	const click = await lastClick.getValue();
	// Heard once: a panel may be opened without a click later, and its tab has another page then.
	if (click?.windowId === windowId) await lastClick.removeValue();
	// Last, so that no other tab has come to the front since.
	const [tab] = await browser.tabs.query({ active: true, windowId });
	if (tab?.id !== undefined) await show(tab.id, click?.tabId === tab.id);
}
