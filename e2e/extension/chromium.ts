import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
	type BrowserContext,
	type CDPSession,
	chromium,
	expect,
	type LaunchOptions,
	type Page,
} from '@playwright/test';

const built = path.resolve(import.meta.dirname, '../../extension/.output/chrome-mv3');

/** In ms. Some waits take only milliseconds, so polling starts sooner than Playwright's default of 100 ms. */
const soon = { intervals: [20] };

export interface ChromiumWithExtension {
	readonly context: BrowserContext;
	/** The browser's first tab. */
	readonly page: Page;
	/**
	 * Clicks the icon while this page is in front, which is the only thing that grants `activeTab`.
	 */
	readonly clickIcon: (page: Page) => Promise<void>;
	/** The panel, opened by clicking the icon. */
	readonly openPanel: (page: Page) => Promise<Page>;
	readonly close: () => Promise<void>;
}

/** Chromium with the built extension, in a profile of its own. */
export async function startChromium(options: LaunchOptions): Promise<ChromiumWithExtension> {
	const chromium = await launchChromium(options);
	return { ...(await chromium.install()), close: chromium.close };
}

export interface Chromium {
	/** Installs the extension for one story; the `close` of the result cleans up for the next one. */
	readonly install: () => Promise<ChromiumWithExtension>;
	readonly close: () => Promise<void>;
}

/** Chromium in a profile of its own. */
export async function launchChromium(options: LaunchOptions): Promise<Chromium> {
	if (!existsSync(built)) throw new Error('Build the extension first: npm run build.');
	const profile = await mkdtemp(path.join(tmpdir(), 'plumbline-chromium-'));
	const context = await launch(profile, options);
	const session = await context.browser()?.newBrowserCDPSession();
	if (!session) throw new Error('The browser came up without a connection.');
	return {
		install: () => install({ context, profile, session }),
		close: async () => {
			await context.close();
			await rm(profile, { recursive: true, force: true });
		},
	};
}

function launch(profile: string, { args = [], ...options }: LaunchOptions) {
	return chromium.launchPersistentContext(profile, {
		...options,
		viewport: null,
		// Chromium on Linux reads its language from this variable.
		env: { ...process.env, LANGUAGE: 'en_US' },
		// People browse with the back/forward cache, which Playwright switches off.
		ignoreDefaultArgs: ['--disable-extensions', '--disable-back-forward-cache'],
		args: [
			...args,
			'--lang=en-US',
			'--enable-unsafe-extension-debugging',
			'--remote-debugging-port=0',
		],
	});
}

interface Launched {
	readonly context: BrowserContext;
	readonly profile: string;
	readonly session: CDPSession;
}

async function install({ context, profile, session }: Launched): Promise<ChromiumWithExtension> {
	const folder = await ownCopy(profile);
	const started = context.waitForEvent('serviceworker');
	const { id } = await send<{ id: string }>(session, 'Extensions.loadUnpacked', { path: folder });
	const worker = await started;
	await expect.poll(() => worker.evaluate(hearsClicks), soon).toBe(true);
	await closeWelcome(context);
	// The welcome page may be the first in the list, so it has to be closed before.
	const [page] = context.pages();
	if (!page) throw new Error('The browser came up without a tab.');
	const panels: Page[] = [];

	async function clickIcon(clicked: Page) {
		await clicked.bringToFront();
		await send(session, 'Extensions.triggerAction', { id, targetId: await frontTab(session) });
	}

	async function openPanel(clicked: Page) {
		await clickIcon(clicked);
		await expect.poll(() => isPanelOpen(session, id), soon).toBe(true);
		const panel = await findPanel(profile, id);
		panels.push(panel);
		return panel;
	}

	async function close() {
		await send(session, 'Extensions.uninstall', { id });
		await expect.poll(() => context.serviceWorkers(), soon).toEqual([]);
		for (const panel of panels) await panel.context().browser()?.close();
		const pages = context.pages();
		await context.newPage();
		for (const used of pages) await used.close();
		await context.unrouteAll();
		await context.clearCookies();
	}

	return { context, page, clickIcon, openPanel, close };
}

/** The path determines the extension's id, so a new path shares no data with an earlier install. */
async function ownCopy(profile: string): Promise<string> {
	const folder = await mkdtemp(path.join(profile, 'plumbline-'));
	await cp(built, folder, { recursive: true });
	return folder;
}

/** The welcome page opens in front of the page under test. */
async function closeWelcome(context: BrowserContext) {
	const isWelcome = (page: Page) => page.url().endsWith('/welcome.html');
	await expect.poll(() => context.pages().some(isWelcome), soon).toBe(true);
	await context.pages().find(isWelcome)?.close();
}

declare const chrome: {
	readonly action: { readonly onClicked: { readonly hasListeners: () => boolean } };
};

/** A click before the service worker has first started is lost. */
const hearsClicks = () => chrome.action.onClicked.hasListeners();

interface TabTarget {
	readonly targetId: string;
	readonly embedderData?: { readonly tabActive: boolean };
}

async function frontTab(session: CDPSession): Promise<string> {
	const { targetInfos } = await send<{ targetInfos: readonly TabTarget[] }>(
		session,
		'Target.getTargets',
		{ filter: [{ type: 'tab' }] },
	);
	const tab = targetInfos.find(({ embedderData }) => embedderData?.tabActive);
	if (!tab) throw new Error(`No tab is in front: ${JSON.stringify(targetInfos)}`);
	return tab.targetId;
}

/** For methods and results that Playwright's types lack. */
function send<Answer>(session: CDPSession, method: string, parameters: object): Promise<Answer> {
	return session.send(method as never, parameters as never);
}

const panelUrl = (id: string) => `chrome-extension://${id}/sidepanel.html`;

async function isPanelOpen(session: CDPSession, id: string): Promise<boolean> {
	const { targetInfos } = await session.send('Target.getTargets');
	return targetInfos.some(({ url }) => url.startsWith(panelUrl(id)));
}

/** Playwright does not add a side panel to an open context; a new connection sees it as a page. */
async function findPanel(profile: string, id: string): Promise<Page> {
	const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
	const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
	const panel = browser
		.contexts()
		.flatMap((context) => context.pages())
		.find((page) => page.url().startsWith(panelUrl(id)));
	if (panel) return panel;
	// Every page buffers its responses for each connection, so unused ones are closed.
	await browser.close();
	throw new Error('The panel opened and closed again.');
}
