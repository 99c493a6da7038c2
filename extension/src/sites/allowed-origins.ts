import { browser } from 'wxt/browser';

/** What the browser lets Plumbline read without a click, as it writes it: `https://example.com/*`. */
export async function allowedOrigins(): Promise<readonly string[]> {
	const { origins = [] } = await browser.permissions.getAll();
	return origins.toSorted();
}

/** Tells when that has changed, here or in the browser’s own settings; gives what ends it. */
export function onAllowedOriginsChange(listener: () => void): () => void {
	const { onAdded, onRemoved } = browser.permissions;
	onAdded.addListener(listener);
	onRemoved.addListener(listener);
	return () => {
		onAdded.removeListener(listener);
		onRemoved.removeListener(listener);
	};
}

export const giveBack = (origin: string) => browser.permissions.remove({ origins: [origin] });
