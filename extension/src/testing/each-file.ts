import { locks } from 'node:worker_threads';
import { afterAll, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

// The documents of tests come without; what Node has is the same.
if (globalThis.document)
	Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

/** The next file finds the browser as if it were new; code is loaded once for all. */
afterAll(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	fakeBrowser.reset();
	// Some tests are about Node.
	if (globalThis.document) document.documentElement.innerHTML = '<head></head><body></body>';
});
