import { browser } from 'wxt/browser';
import { storage } from 'wxt/utils/storage';
import { giveBack } from './kept-sites.ts';

/**
 * Host permissions that checks were given. They are stored, so that they are returned even if the
 * panel is closed during a check.
 */
const borrowedHosts = storage.defineItem<readonly string[]>('local:borrowedHosts', {
	fallback: [],
});

/**
 * A lock that every check holds while it needs its hosts; the browser releases it with the panel.
 */
const inUse = 'borrowed-hosts';

/**
 * Asks for access to hosts, works with them and gives them back. Returns whether access was granted.
 * Call it while a click is being handled: browsers show the prompt only then.
 */
export async function withHosts(
	origins: readonly string[],
	work: () => Promise<void>,
	permissions: readonly 'webRequest'[] = [],
): Promise<boolean> {
	const asked = browser.permissions.request({
		origins: [...origins],
		permissions: [...permissions],
	});
	const isGranted = await asked.catch((error) => {
		console.error('The browser did not ask for access.', error);
		return false;
	});
	if (!isGranted) return false;
	try {
		await navigator.locks.request(inUse, { mode: 'shared' }, async () => {
			await borrow(origins);
			await work();
		});
	} finally {
		await giveBackHosts();
	}
	return true;
}

const borrow = (origins: readonly string[]) =>
	navigator.locks.request(borrowedHosts.key, async () =>
		borrowedHosts.setValue([...new Set([...(await borrowedHosts.getValue()), ...origins])]),
	);

/** Returns all borrowed hosts, unless a check is still running, which returns them when it ends. */
export const giveBackHosts = () =>
	navigator.locks.request(inUse, { ifAvailable: true }, async (lock) => {
		if (!lock) return;
		const borrowed = await borrowedHosts.getValue();
		if (borrowed.length === 0) return;
		await giveBack(borrowed);
		await borrowedHosts.setValue([]);
	});
