import { browser } from 'wxt/browser';
import { COUNTED_PAGE } from '../messaging/protocol.ts';

/**
 * Set once the listener is in place, because the script is injected again whenever settings change.
 */
const isTelling = Symbol.for('plumbline-counted');

/**
 * Tells the background that this page is to be counted, now and whenever it comes back from the
 * back/forward cache.
 */
export function tellCounter(): void {
	void tell();
	if (isTelling in globalThis) return;
	Object.assign(globalThis, { [isTelling]: true });
	// Leaving the page removed its badge and closed its connections.
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) void tell();
	});
}

async function tell(): Promise<void> {
	try {
		await browser.runtime.sendMessage(COUNTED_PAGE);
	} catch (error) {
		console.info('Plumbline has gone from this browser.', error);
	}
}
