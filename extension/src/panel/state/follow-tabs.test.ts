import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { lastClick } from '../../background/last-click.ts';
import { followTabs } from './follow-tabs.ts';
import { createPanelStore } from './panel-store.ts';
import { createTabAudits } from './tab-audits.ts';

const windowId = 1;

beforeEach(() => fakeBrowser.reset());
afterEach(() => vi.restoreAllMocks());

test('shows the tab that was activated while the panel was opening', async () => {
	let inFront = 3;
	vi.spyOn(browser.tabs, 'query').mockImplementation(async () => [{ id: inFront }] as never);
	vi.spyOn(browser.tabs, 'get').mockResolvedValue({} as never);
	vi.spyOn(lastClick, 'getValue').mockImplementation(async () => {
		inFront = 4;
		await fakeBrowser.tabs.onActivated.trigger({ tabId: 4, windowId });
		return null;
	});
	const store = createPanelStore();

	await followTabs({ windowId, audits: createTabAudits(store.dispatch), dispatch: store.dispatch });

	expect(store.state.tabId).toBe(4);
});

test('uses a click once: a panel that is opened without a click later does not reuse it', async () => {
	vi.spyOn(browser.tabs, 'query').mockResolvedValue([{ id: 3 }] as never);
	// The browser hides the URL of a tab until its icon is clicked, and always for its own pages.
	vi.spyOn(browser.tabs, 'get').mockResolvedValue({} as never);
	await lastClick.setValue({ tabId: 3, windowId, time: 100 });
	const open = async () => {
		const store = createPanelStore();
		await followTabs({
			windowId,
			audits: createTabAudits(store.dispatch),
			dispatch: store.dispatch,
		});
		return store.state.tabs.get(3);
	};

	expect(await open()).toMatchObject({ reason: 'browser_page' });
	expect(await open()).toMatchObject({ reason: 'not_clicked' });
});

test('uses a click once when the panel is already open', async () => {
	vi.spyOn(browser.tabs, 'query').mockResolvedValue([] as never);
	vi.spyOn(browser.tabs, 'get').mockResolvedValue({} as never);
	const store = createPanelStore();
	await followTabs({ windowId, audits: createTabAudits(store.dispatch), dispatch: store.dispatch });

	await lastClick.setValue({ tabId: 3, windowId, time: 100 });

	await vi.waitFor(() => expect(store.state.tabs.get(3)).toMatchObject({ reason: 'browser_page' }));
	await vi.waitFor(async () => expect(await lastClick.getValue()).toBeNull());
});
