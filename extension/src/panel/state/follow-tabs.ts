import { browser } from 'wxt/browser';
import { lastClick } from '../../background/last-click.ts';
import { closeCheckRuns } from '../url-checks/check-runs.ts';
import type { PanelEvent } from './panel-state.ts';
import type { TabAudits } from './tab-audits.ts';

interface Follow {
	readonly windowId: number;
	readonly audits: TabAudits;
	readonly dispatch: (event: PanelEvent) => void;
}

/** Keeps the panel on the active tab of its window, and responds to clicks on the icon. */
export async function followTabs({ windowId, audits, dispatch }: Follow): Promise<void> {
	function show(tabId: number, wasClicked = false) {
		dispatch({ type: 'shown', tabId });
		return audits.read(tabId, { wasClicked });
	}

	browser.tabs.onActivated.addListener((active) => {
		if (active.windowId === windowId) void show(active.tabId);
	});
	// Within an origin the permission remains, so the new page can be read without another click.
	browser.tabs.onUpdated.addListener((tabId, { status }, tab) => {
		if (tab.windowId !== windowId || !tab.active || status !== 'complete') return;
		void audits.read(tabId, { isNewPage: true });
	});
	browser.tabs.onRemoved.addListener((tabId) => {
		audits.close(tabId);
		closeCheckRuns(tabId);
		dispatch({ type: 'closed', tabId });
	});
	lastClick.watch((click) => {
		if (click?.windowId !== windowId) return;
		void lastClick.removeValue();
		void show(click.tabId, true);
	});

	const click = await lastClick.getValue();
	// Consumed here, because the panel may be opened without a click later, when the tab shows a
	// different page.
	if (click?.windowId === windowId) await lastClick.removeValue();
	// The tab is queried last, so that one activated in the meantime is shown.
	const [tab] = await browser.tabs.query({ active: true, windowId });
	if (tab?.id !== undefined) await show(tab.id, click?.tabId === tab.id);
}
