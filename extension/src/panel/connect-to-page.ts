import { browser } from 'wxt/browser';
import { type Connection, connectionThrough } from '../messaging/connection.ts';
import { type PageEvent, PORT } from '../messaging/protocol.ts';
import { type Refusal, refusalBy, refusalOf } from './refusal.ts';

interface ConnectOptions {
	/** Whether the person has just clicked the icon on this tab. */
	readonly wasClicked: boolean;
	readonly onEvent: (event: PageEvent) => void;
}

/** Puts our script into the page of a tab and connects to it, or says why that cannot be. */
export async function connectToPage(
	tabId: number,
	{ wasClicked, onEvent }: ConnectOptions,
): Promise<Connection | Refusal> {
	const { url } = await browser.tabs.get(tabId);
	const refusal = refusalOf(url, wasClicked);
	if (refusal) return refusal;
	try {
		await browser.scripting.executeScript({ target: { tabId }, files: ['/page.js'] });
	} catch (error) {
		console.info(`The browser keeps Plumbline out of this page: ${error}`);
		return refusalBy(url);
	}
	return connectionThrough(browser.tabs.connect(tabId, { name: PORT, frameId: 0 }), onEvent);
}
