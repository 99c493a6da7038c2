import { browser } from 'wxt/browser';
import { permissionFor } from '../../server/server-address.ts';
import type { SiteMemory } from '../../settings/site-memory.ts';

const prefix = 'site:';

/** Whether a change of this stored item can change a badge. */
export const isSiteSetting = (name: string) => name.startsWith(prefix) || name === 'geo';

/** Sites whose badge is switched on and that the browser lets us read. */
export async function countedOrigins(): Promise<readonly string[]> {
	const stored: Record<string, Partial<SiteMemory>> = await browser.storage.local.get(null);
	const wanted = Object.entries(stored)
		.filter(([name, site]) => name.startsWith(prefix) && site.showsBadge)
		.map(([name]) => name.slice(prefix.length))
		.filter((origin) => URL.canParse(origin));
	const allowed = await Promise.all(
		wanted.map((origin) => browser.permissions.contains(permissionFor(origin))),
	);
	return wanted.filter((_, index) => allowed[index]);
}
