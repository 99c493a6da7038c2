import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { countedPage } from '../messaging/protocol.ts';
import { announceCountedPage } from './announce-counted-page.ts';

beforeEach(() => fakeBrowser.reset());

const comesBack = (persisted: boolean) =>
	dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('announces the page when it loads, and again when it comes back from the back/forward cache', () => {
	const sent = vi.spyOn(browser.runtime, 'sendMessage').mockResolvedValue(undefined as never);
	announceCountedPage();
	expect(sent).toHaveBeenCalledExactlyOnceWith(countedPage);
	// Injected a second time.
	announceCountedPage();
	expect(sent).toHaveBeenCalledTimes(2);

	comesBack(false);
	expect(sent).toHaveBeenCalledTimes(2);

	comesBack(true);
	expect(sent).toHaveBeenCalledTimes(3);
});
