import { browser } from 'wxt/browser';
import { countedPage } from '../messaging/protocol.ts';

/**
 * Set once the listener is in place, because the script is injected again whenever settings change.
 */
const isAnnouncing = Symbol.for('plumbline-counted');

/**
 * Tells the background to count this page, now and whenever it comes back from the back/forward
 * cache.
 */
export function announceCountedPage(): void {
	void announce();
	if (isAnnouncing in globalThis) return;
	Object.assign(globalThis, { [isAnnouncing]: true });
	// Leaving the page removed its badge and closed its connections.
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) void announce();
	});
}

async function announce(): Promise<void> {
	try {
		await browser.runtime.sendMessage(countedPage);
	} catch (error) {
		console.info('Plumbline has gone from this browser.', error);
	}
}
