import { locks } from 'node:worker_threads';
import { afterAll, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

// The test document has no `navigator.locks`; Node's implementation does the same.
if (globalThis.document)
	Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

/** Resets the fake browser for the next file, because all files share the loaded modules. */
afterAll(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	fakeBrowser.reset();
	// Some tests run in the Node environment.
	if (globalThis.document) document.documentElement.innerHTML = '<head></head><body></body>';
});
