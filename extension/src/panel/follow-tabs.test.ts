import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { lastClick } from '../background/last-click.ts';
import { followTabs } from './follow-tabs.ts';
import { createPanelStore } from './panel-store.ts';
import { createTabAudits } from './tab-audits.ts';

const windowId = 1;

beforeEach(() => fakeBrowser.reset());

test('a tab that comes to the front while the panel opens is the one that is shown', async () => {
	let inFront = 3;
	vi.spyOn(browser.tabs, 'query').mockImplementation(async () => [{ id: inFront }] as never);
	vi.spyOn(browser.tabs, 'get').mockResolvedValue({} as never);
	vi.spyOn(lastClick, 'getValue').mockImplementation(async () => {
		inFront = 4;
		await fakeBrowser.tabs.onActivated.trigger({ tabId: 4, windowId });
		return null;
	});
	const store = createPanelStore();

	await followTabs({ windowId, audits: createTabAudits(store.tell), tell: store.tell });

	expect(store.state.tabId).toBe(4);
});
