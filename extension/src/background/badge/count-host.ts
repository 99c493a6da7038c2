import { browser } from 'wxt/browser';
import type { Badge, CountHost } from '../../counter/count-host.ts';
import { permissionFor } from '../../server/server-address.ts';
import { geoSetting } from '../../settings/settings.ts';
import { siteFrom, siteMemory } from '../../settings/site-memory.ts';

export const countHost: CountHost = {
	async settingsOf(url) {
		const site = siteFrom(await siteMemory(url).getValue());
		// An open page keeps our script after the user revokes the permission for its site.
		const isWanted =
			site.isKept && site.showsBadge && (await browser.permissions.contains(permissionFor(url)));
		return isWanted ? { site, usualGeo: await geoSetting.getValue() } : null;
	},
	show: showBadge,
};

/** Browsers clear a tab's badge when it leaves the page. */
async function showBadge({ tabId, ...badge }: Badge): Promise<void> {
	const { color, text } = badgeOf(badge);
	try {
		await browser.action.setBadgeText({ tabId, text });
		await browser.action.setBadgeBackgroundColor({ tabId, color });
	} catch (error) {
		console.info('The tab of a number was closed.', error);
	}
}

/** Without problems it is green only if the page is fine, and says “?” if its content was not read. */
export function badgeOf({ counts, isFine }: Omit<Badge, 'tabId'>) {
	const mustFix = counts.blocker + counts.error;
	const all = mustFix + counts.warning;
	if (mustFix > 0) return { text: String(all), color: '#b42318' };
	if (all > 0) return { text: String(all), color: '#9a5b00' };
	return { text: counts.contentUnread ? '?' : '0', color: isFine ? '#18794e' : '#5f6b76' };
}
