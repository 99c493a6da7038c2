import type { Redirect } from '@plumbline/core';
import { browser } from 'wxt/browser';
import { storage } from 'wxt/utils/storage';
import { withoutHash } from '../page/without-hash.ts';

export const allSites = ['http://*/*', 'https://*/*'];

/** All sites, because each step may be on a different one. */
export const neededForHops = { permissions: ['webRequest' as const], origins: allSites };

/** Call it while a click is being handled: browsers show the prompt only then. */
export const askForHops = () => browser.permissions.request(neededForHops);

/** The redirects of the latest visit of a tab, in memory only. */
export const hopsOfTab = (tabId: number) =>
	storage.defineItem<readonly Redirect[]>(`session:hops${tabId}`, { fallback: [] });

/** The redirects that led a tab to this URL, as far as they were recorded. */
export async function hopsTo(tabId: number, url: string): Promise<readonly Redirect[]> {
	const hops = await hopsOfTab(tabId).getValue();
	return withoutHash(hops.at(-1)?.location ?? '') === withoutHash(url) ? hops : [];
}
