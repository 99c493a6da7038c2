import path from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

const built = path.resolve(import.meta.dirname, '../../extension/.output/firefox-mv3');

export interface FirefoxWithExtension {
	readonly page: Page;
	/** Shows a page, its own unless it is given, and clicks the icon there. */
	readonly clickIcon: (shown?: Page) => Promise<void>;
	/**
	 * Goes back in the tab's history. Puppeteer would wait for a load event, which a page from the
	 * cache does not have.
	 */
	readonly goBack: () => Promise<void>;
	/**
	 * Runs a function in the document of the sidebar, with user activation, and returns its result.
	 */
	readonly inSidebar: <Found, Given = null>(
		find: (document: Document, given: Given) => Found,
		given?: Given,
	) => Promise<Found>;
	/** The texts of the elements that a selector finds in the report for printing. */
	readonly inReport: (selector: string) => Promise<readonly string[]>;
	/** The badge of the icon on the active tab; empty for none. */
	readonly badge: () => Promise<string>;
	/** The match patterns of granted host permissions. */
	readonly hostPermissions: () => Promise<readonly string[]>;
	/** Uninstalls the extension with all that it has stored, and closes its page. */
	readonly close: () => Promise<void>;
}

export interface Firefox {
	/** Installs the extension for one story. */
	readonly install: () => Promise<FirefoxWithExtension>;
	readonly close: () => Promise<void>;
}

/**
 * Controls Firefox over WebDriver BiDi. The icon and the sidebar belong to the browser window,
 * which scripts reach only with `--remote-allow-system-access`.
 */
export async function launchFirefox(executablePath: string): Promise<Firefox> {
	const browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath,
		args: ['--remote-allow-system-access'],
		// The permission prompt is a window that no test can click.
		extraPrefsFirefox: { 'extensions.webextOptionalPermissionPrompts': false },
	});
	const evaluate = await inBrowserWindow(browser);
	return { install: () => install(browser, evaluate), close: () => browser.close() };
}

async function install(browser: Browser, evaluate: Evaluate): Promise<FirefoxWithExtension> {
	const id = await browser.installExtension(built);
	const page = await browser.newPage();
	return {
		page,
		clickIcon: async (shown = page) => {
			await shown.bringToFront();
			await evaluate(clickOn(id));
		},
		goBack: async () => {
			await evaluate(goBackAndWait);
		},
		// The result was serialized, so it is plain data of this type.
		inSidebar: async <Found, Given>(
			find: (document: Document, given: Given) => Found,
			given?: Given,
		) => JSON.parse(await evaluate(findIn(sidebar, String(find), given))) as Found,
		inReport: async (selector) =>
			JSON.parse(await evaluate(findIn(report, String(textsOf), selector))) ?? [],
		badge: () => evaluate(badgeOf(id)),
		hostPermissions: async () => JSON.parse(await evaluate(hostPermissionsOf(id))) as string[],
		close: async () => {
			await browser.uninstallExtension(id);
			await page.close();
		},
	};
}

/** Evaluates an expression in the browser window. */
type Evaluate = (expression: string) => Promise<string>;

interface Bidi {
	readonly send: (method: string, parameters: object) => Promise<{ readonly result: unknown }>;
}

async function inBrowserWindow(browser: Browser): Promise<Evaluate> {
	// Puppeteer's types lack the connection; the method determines the result.
	const { connection } = browser as unknown as { readonly connection: Bidi };
	const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
	const { contexts } = tree.result as {
		readonly contexts: readonly { readonly context: string }[];
	};
	return async (expression) => {
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

const goBackAndWait = `new Promise((resolve) => {
	gBrowser.addProgressListener({
		QueryInterface: ChromeUtils.generateQI(['nsIWebProgressListener', 'nsISupportsWeakReference']),
		onLocationChange() {
			gBrowser.removeProgressListener(this);
			resolve('');
		},
	});
	gBrowser.goBack();
})`;

const badgeOf = (id: string) =>
	`${iconOf(id)}.action.getProperty(window.gBrowser.selectedTab, 'badgeText') ?? ''`;

const hostPermissionsOf = (id: string) =>
	`JSON.stringify(WebExtensionPolicy.getByID(${JSON.stringify(id)}).extension.activePermissions.origins)`;

const iconOf = (id: string) =>
	`ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs')
		.ExtensionParent.apiManager.global.browserActionFor(WebExtensionPolicy.getByID(${JSON.stringify(id)}).extension)`;

const sidebar = `document.getElementById('sidebar').contentDocument?.getElementById('webext-panels-browser')`;
const report = `gBrowser.browsers.find(({ currentURI }) => currentURI.spec.endsWith('/report.html'))`;

const textsOf = (document: Document, selector: string) =>
	[...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/**
 * Pages of the extension run in a different process, so a frame script evaluates the function there
 * and sends the result back.
 */
function findIn(browser: string, find: string, given: unknown = null): string {
	const script = `{
		const handling = content.windowUtils.setHandlingUserInput(true);
		const found = (${find})(content.document, ${JSON.stringify(given)});
		handling.destruct();
		sendAsyncMessage('found', JSON.stringify(found ?? null));
	}`;
	return `new Promise((resolve) => {
		const manager = ${browser}?.messageManager;
		if (!manager) return resolve('null');
		manager.addMessageListener('found', function heard({ data }) {
			manager.removeMessageListener('found', heard);
			resolve(data);
		});
		manager.loadFrameScript('data:,' + encodeURIComponent(${JSON.stringify(script)}), false);
	})`;
}
