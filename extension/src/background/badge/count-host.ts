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
async function showBadge({ counts, tabId }: Badge): Promise<void> {
	const mustFix = counts.blocker + counts.error;
	const all = mustFix + counts.warning;
	try {
		await browser.action.setBadgeText({ tabId, text: String(all) });
		await browser.action.setBadgeBackgroundColor({ tabId, color: colorOf(mustFix, all) });
	} catch (error) {
		console.info('The tab of a number was closed.', error);
	}
}

function colorOf(mustFix: number, all: number): string {
	if (all === 0) return '#18794e';
	return mustFix > 0 ? '#b42318' : '#9a5b00';
}
