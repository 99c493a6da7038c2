import path from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

const built = path.resolve(import.meta.dirname, '../../extension/.output/firefox-mv3');

export interface FirefoxWithExtension {
	readonly page: Page;
	readonly clickIcon: () => Promise<void>;
	/** What a function finds in the document of the sidebar, or does there as a person’s input. */
	readonly inSidebar: <Found, Given = null>(
		find: (document: Document, given: Given) => Found,
		given?: Given,
	) => Promise<Found>;
	/** What the icon shows on the tab in front; empty for nothing. */
	readonly badge: () => Promise<string>;
	readonly close: () => Promise<void>;
}

/**
 * Firefox over WebDriver BiDi. The icon and the sidebar belong to the browser’s own window, which
 * scripts reach only with `--remote-allow-system-access`.
 */
export async function startFirefox(executablePath: string): Promise<FirefoxWithExtension> {
	const browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath,
		args: ['--remote-allow-system-access'],
		// The question whether a server may be called is a window that no test can press.
		extraPrefsFirefox: { 'extensions.webextOptionalPermissionPrompts': false },
	});
	const id = await browser.installExtension(built);
	const page = await browser.newPage();
	const evaluate = await inBrowserWindow(browser);
	return {
		page,
		clickIcon: async () => {
			await page.bringToFront();
			await evaluate(clickOn(id));
		},
		// Serialised on the way, so what comes back is plain data of that type.
		inSidebar: async <Found, Given>(
			find: (document: Document, given: Given) => Found,
			given?: Given,
		) => JSON.parse(await evaluate(findInSidebar(String(find), given))) as Found,
		badge: () => evaluate(badgeOf(id)),
		close: () => browser.close(),
	};
}

interface Bidi {
	readonly send: (method: string, parameters: object) => Promise<{ readonly result: unknown }>;
}

async function inBrowserWindow(browser: Browser) {
	// Puppeteer has the connection, but not in its types; results follow from the methods.
	const { connection } = browser as unknown as { readonly connection: Bidi };
	const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
	const { contexts } = tree.result as {
		readonly contexts: readonly { readonly context: string }[];
	};
	return async (expression: string): Promise<string> => {
		const answer = await connection.send('script.evaluate', {
			expression,
			target: { context: contexts[0]?.context },
			awaitPromise: true,
			userActivation: true,
		});
		const { result } = answer.result as { readonly result?: { readonly value?: string } };
		if (!result) throw new Error(`The browser window could not do it: ${JSON.stringify(answer)}`);
		return result.value ?? '';
	};
}

const clickOn = (id: string) => `${iconOf(id)}.triggerAction(window)`;

const badgeOf = (id: string) =>
	`${iconOf(id)}.action.getProperty(window.gBrowser.selectedTab, 'badgeText') ?? ''`;

const iconOf = (id: string) =>
	`ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs')
		.ExtensionParent.apiManager.global.browserActionFor(WebExtensionPolicy.getByID(${JSON.stringify(id)}).extension)`;

/** The sidebar is another process; a frame script looks at its document and sends what it finds. */
function findInSidebar(find: string, given: unknown = null): string {
	const script = `{
		const handling = content.windowUtils.setHandlingUserInput(true);
		const found = (${find})(content.document, ${JSON.stringify(given)});
		handling.destruct();
		sendAsyncMessage('found', JSON.stringify(found ?? null));
	}`;
	return `new Promise((resolve) => {
		const sidebar = document.getElementById('sidebar').contentDocument;
		const manager = sidebar?.getElementById('webext-panels-browser')?.messageManager;
		if (!manager) return resolve('null');
		manager.addMessageListener('found', function heard({ data }) {
			manager.removeMessageListener('found', heard);
			resolve(data);
		});
		manager.loadFrameScript('data:,' + encodeURIComponent(${JSON.stringify(script)}), false);
	})`;
}
