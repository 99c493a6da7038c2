import { locks } from 'node:worker_threads';
import { afterAll, beforeEach, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';

/** The fake browser has no permissions. These are granted and removed as in a real one. */
export function heldPermissions(...granted: readonly string[]) {
	const held = new Set(granted);
	const { permissions } = browser;
	vi.spyOn(permissions, 'contains').mockImplementation(async ({ origins = [] }) =>
		origins.every((origin) => held.has(origin)),
	);
	vi.spyOn(permissions, 'request').mockImplementation(async ({ origins = [] }) => {
		for (const origin of origins) held.add(origin);
		return true;
	});
	vi.spyOn(permissions, 'remove').mockImplementation(async ({ origins = [] }) => {
		for (const origin of origins) held.delete(origin);
		return true;
	});
	return held;
}

// The test document has no `navigator.locks`; Node's implementation does the same.
if (globalThis.document)
	Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

beforeEach(() => {
	heldPermissions();
	// The fake browser lacks windows and a manifest.
	vi.spyOn(browser.windows, 'getCurrent').mockResolvedValue({ incognito: false } as never);
	vi.spyOn(browser.runtime, 'getManifest').mockReturnValue({ version: '1.2.3' } as never);
});

/** Resets the fake browser for the next file, because all files share the loaded modules. */
afterAll(async () => {
	// Parts that are still being loaded would fail in the next file.
	await vi.dynamicImportSettled();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	fakeBrowser.reset();
	// Some tests run in the Node environment.
	if (globalThis.document) document.documentElement.innerHTML = '<head></head><body></body>';
});
