import { browser } from 'wxt/browser';
import { permissionFor } from '../../server/server-address.ts';
import { withHosts } from '../../sites/borrowed-hosts.ts';
import type { OtherTabs } from './other-tabs.ts';

/** A server that takes longer is not worth waiting for; its tab goes on loading. */
const timeoutMs = 30_000;

/**
 * Opens a page in a tab behind this one and audits it there. Returns the tab, or null if the
 * browser denied access. Call it while a click is being handled: browsers show the prompt only then.
 */
export async function auditTwin(url: string, audits: OtherTabs['audits']): Promise<number | null> {
	let tabId: number | null = null;
	await withHosts(permissionFor(url).origins, async () => {
		tabId = await openBehind(url);
		// The user asked for exactly this page.
		if (tabId !== null) await audits.read(tabId, { wasClicked: true });
	});
	return tabId;
}

/** Resolves when the page has loaded. */
async function openBehind(url: string): Promise<number | null> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const opened = browser.tabs.create({ url, active: false });
	const hear = async (tabId: number, { status }: { status?: string }) => {
		if (status === 'complete' && tabId === (await opened).id) resolve();
	};
	browser.tabs.onUpdated.addListener(hear);
	const timer = setTimeout(resolve, timeoutMs);
	await promise;
	clearTimeout(timer);
	browser.tabs.onUpdated.removeListener(hear);
	return (await opened).id ?? null;
}
