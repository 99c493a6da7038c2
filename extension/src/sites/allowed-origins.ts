import { browser } from 'wxt/browser';

/** The match patterns of all granted host permissions: `https://example.com/*`. */
export async function allowedOrigins(): Promise<readonly string[]> {
	const { origins = [] } = await browser.permissions.getAll();
	return origins.toSorted();
}

/**
 * Calls the listener when permissions for hosts change, here or in the browser's settings; returns
 * an unsubscribe function.
 */
export function onAllowedOriginsChange(listener: () => void): () => void {
	const { onAdded, onRemoved } = browser.permissions;
	onAdded.addListener(listener);
	onRemoved.addListener(listener);
	return () => {
		onAdded.removeListener(listener);
		onRemoved.removeListener(listener);
	};
}
