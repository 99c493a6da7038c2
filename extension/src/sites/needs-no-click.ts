import { browser } from 'wxt/browser';
import { permissionFor } from '../server/server-address.ts';
import { siteFrom, siteMemory } from '../settings/site-memory.ts';

/**
 * Whether a page may be audited although its icon was not clicked. A host permission alone is not
 * enough: it may have been given for checking links.
 */
export async function needsNoClick(url: string): Promise<boolean> {
	const { origin, protocol } = new URL(url);
	// Without a host permission, only a click can have given access.
	if (!/^https?:$/.test(protocol) || !(await browser.permissions.contains(permissionFor(origin))))
		return true;
	return siteFrom(await siteMemory(url).getValue()).isKept;
}
