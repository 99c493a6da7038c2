import { browser } from 'wxt/browser';
import { type Connection, connectionThrough } from '../../messaging/connection.ts';
import { type PageEvent, pagePort } from '../../messaging/protocol.ts';
import { needsNoClick } from '../../sites/needs-no-click.ts';
import { type Refusal, refusalBy, refusalOf } from './refusal.ts';

/**
 * Under load, Chromium reveals the URL of a clicked page up to 200 ms before it grants access to
 * it.
 */
const waitsMs = [20, 100, 500];

interface ConnectOptions {
	/** Whether the user has just clicked the icon on this tab. */
	readonly wasClicked: boolean;
	/** The origin on which the icon of this tab was last clicked. */
	readonly clickedOrigin: string | undefined;
	readonly onEvent: (event: PageEvent) => void;
}

/**
 * Injects our script into the page of a tab and connects to it, or says why that is not possible.
 */
export async function connectToPage(
	tabId: number,
	{ clickedOrigin, wasClicked, onEvent }: ConnectOptions,
): Promise<Connection | Refusal> {
	const tab = await browser.tabs.get(tabId);
	const refusal = refusalOf(tab, wasClicked);
	if (refusal) return refusal;
	const { url = '' } = tab;
	const wasClickedHere = wasClicked || URL.parse(url)?.origin === clickedOrigin;
	if (!wasClickedHere && url !== '' && !(await needsNoClick(url))) return 'not_clicked';
	try {
		await putScript(tabId);
	} catch (error) {
		console.info(`The browser keeps Plumbline out of this page: ${error}`);
		return refusalBy(url);
	}
	return connectionThrough(browser.tabs.connect(tabId, { name: pagePort, frameId: 0 }), onEvent);
}

async function putScript(
	tabId: number,
	[waitMs, ...later]: readonly number[] = waitsMs,
): Promise<void> {
	try {
		await browser.scripting.executeScript({ target: { tabId }, files: ['/page.js'] });
	} catch (error) {
		if (waitMs === undefined) throw error;
		await new Promise((resolve) => setTimeout(resolve, waitMs));
		await putScript(tabId, later);
	}
}
