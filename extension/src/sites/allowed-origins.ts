import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';

/** The match patterns of all granted host permissions: `https://example.com/*`. */
async function allowedOrigins(): Promise<readonly string[]> {
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

/** The match patterns that may be read without a click; null until they are known. */
export function useAllowedOrigins(): readonly string[] | null {
	const [origins, setOrigins] = useState<readonly string[] | null>(null);
	useEffect(() => {
		const read = () => void allowedOrigins().then(setOrigins);
		read();
		return onAllowedOriginsChange(read);
	}, []);
	return origins;
}
