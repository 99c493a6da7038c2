import { browser } from 'wxt/browser';
import { answerMessages } from '../../messaging/answer-messages.ts';
import { countedPage, countPort } from '../../messaging/protocol.ts';
import { permissionFor } from '../../server/server-address.ts';
import { isSiteItem } from '../../settings/site-memory.ts';
import { onAllowedOriginsChange } from '../../sites/allowed-origins.ts';
import { keptSites } from '../../sites/kept-sites.ts';
import { countHost } from './count-host.ts';
import { createCounter } from './create-counter.ts';

const scripts = ['/page.js', '/counted-page.js'] as const;
const id = 'counted-sites';

/** Shows the number of problems on the icon, on the sites where the user switched it on. */
export function countOnSites(): void {
	const { start } = createCounter();
	let updated = Promise.resolve();
	const update = () => {
		// In sequence, because registering a script twice is an error.
		updated = updated
			.then(updateSites)
			.catch((error) => console.error('Sites could not be counted.', error));
	};
	// An update of the extension unregisters the scripts.
	browser.runtime.onInstalled.addListener(update);
	onAllowedOriginsChange(update);
	browser.storage.onChanged.addListener((changes, area) => {
		if (area === 'local' && Object.keys(changes).some(isSiteSetting)) update();
	});
	answerMessages((message, { tab, url }) => {
		if (message !== countedPage || tab?.id === undefined || !url) return;
		return countTab(tab.id, url, start);
	});
}

async function countTab(tabId: number, url: string, start: () => Promise<void>): Promise<void> {
	if ((await countHost.settingsOf(url)) === null) return;
	await start();
	await browser.tabs.sendMessage(tabId, countPort, { frameId: 0 });
}

/**
 * Pages that load later announce themselves; pages that are already open get the scripts now, and
 * tabs on all other sites lose their badge.
 */
async function updateSites(): Promise<void> {
	const origins = await countedOrigins();
	await register([...new Set(origins.flatMap((origin) => permissionFor(origin).origins))]);
	for (const tab of await browser.tabs.query({})) {
		if (tab.id === undefined) continue;
		if (origins.includes(URL.parse(tab.url ?? '')?.origin ?? '')) await putScripts(tab.id);
		else await browser.action.setBadgeText({ tabId: tab.id, text: '' });
	}
}

async function register(matches: string[]): Promise<void> {
	const { scripting } = browser;
	const isRegistered = (await scripting.getRegisteredContentScripts({ ids: [id] })).length > 0;
	if (isRegistered) await scripting.unregisterContentScripts({ ids: [id] });
	if (matches.length === 0) return;
	await scripting.registerContentScripts([
		{ id, matches, js: [...scripts], runAt: 'document_idle' },
	]);
}

async function putScripts(tabId: number): Promise<void> {
	try {
		await browser.scripting.executeScript({ target: { tabId }, files: [...scripts] });
	} catch (error) {
		console.info(`The browser keeps Plumbline out of this page: ${error}`);
	}
}

/** Whether a change of this stored item can change a badge. */
const isSiteSetting = (name: string) => isSiteItem(name) || name === 'geo';

/** Kept sites whose badge is switched on. */
const countedOrigins = async (): Promise<readonly string[]> =>
	(await keptSites()).filter(({ site }) => site.showsBadge).map(({ origin }) => origin);
