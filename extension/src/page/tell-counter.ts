import { browser } from 'wxt/browser';
import { COUNTED_PAGE } from '../messaging/protocol.ts';

/** Marks documents that tell by themselves: this is put in again whenever settings change. */
const isTelling = Symbol.for('plumbline-counted');

/** Tells the background that here is a page to be counted, and again when somebody comes back to it. */
export function tellCounter(): void {
	void tell();
	if (isTelling in globalThis) return;
	Object.assign(globalThis, { [isTelling]: true });
	// Browsers show a page again as it was left, but take its number and its connections away.
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
