import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
	type BrowserContext,
	type CDPSession,
	chromium,
	expect,
	type LaunchOptions,
	type Page,
	type Worker,
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
	/** The same extension in a new tab, with nothing that was stored, allowed or opened before. */
	readonly startAfresh: () => Promise<ChromiumWithExtension>;
	readonly close: () => Promise<void>;
}

/**
 * The built extension with the permissions of APIs that it may ask for, because the prompt is a
 * window that no test can click. Hosts are allowed by `allowHost`.
 */
export async function allowedCopy(): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-allowed-'));
	await cp(built, folder, { recursive: true });
	const file = path.join(folder, 'manifest.json');
	const { optional_permissions, permissions, ...manifest } = JSON.parse(
		await readFile(file, 'utf8'),
	);
	const allowed = { ...manifest, permissions: [...permissions, ...optional_permissions] };
	await writeFile(file, JSON.stringify(allowed));
	return folder;
}

/** Chromium with the extension, in a profile of its own. */
export async function startChromium(
	options: LaunchOptions,
	extension = built,
): Promise<ChromiumWithExtension> {
	if (!existsSync(built)) throw new Error('Build the extension first: npm run build.');
	const profile = await mkdtemp(path.join(tmpdir(), 'plumbline-chromium-'));
	const context = await launch(profile, options);
	const session = await context.browser()?.newBrowserCDPSession();
	if (!session) throw new Error('The browser came up without a connection.');
	const installed = await install(context, session, extension);
	return inFirstTab(installed, async () => {
		await context.close();
		await rm(profile, { recursive: true, force: true });
	});
}

function launch(profile: string, { args = [], ...options }: LaunchOptions) {
	// Otherwise Playwright passes over the side panel, whose type is “other” while it opens.
	process.env.PW_CHROMIUM_ATTACH_TO_OTHER = '1';
	return chromium.launchPersistentContext(profile, {
		...options,
		viewport: null,
		// Chromium on Linux reads its language from this variable.
		env: { ...process.env, LANGUAGE: 'en_US' },
		// People browse with the back/forward cache, which Playwright switches off.
		ignoreDefaultArgs: ['--disable-extensions', '--disable-back-forward-cache'],
		args: [...args, '--lang=en-US', '--enable-unsafe-extension-debugging'],
	});
}

interface Installed {
	readonly context: BrowserContext;
	readonly session: CDPSession;
	readonly id: string;
	readonly background: Worker;
}

async function install(
	context: BrowserContext,
	session: CDPSession,
	extension: string,
): Promise<Installed> {
	const started = context.waitForEvent('serviceworker');
	const { id } = await send<{ id: string }>(session, 'Extensions.loadUnpacked', {
		path: extension,
	});
	const background = await started;
	await expect.poll(() => background.evaluate(hearsClicks), soon).toBe(true);
	await closeWelcome(context);
	return { context, session, id, background };
}

function inFirstTab(
	{ background, context, id, session }: Installed,
	close: () => Promise<void>,
): ChromiumWithExtension {
	const [page] = context.pages();
	if (!page) throw new Error('The browser came up without a tab.');
	const isPanel = (each: Page) => each.url() === `chrome-extension://${id}/sidepanel.html`;

	async function clickIcon(clicked: Page) {
		await clicked.bringToFront();
		await send(session, 'Extensions.triggerAction', { id, targetId: await frontTab(session) });
	}

	async function openPanel(clicked: Page) {
		await clickIcon(clicked);
		return context.pages().find(isPanel) ?? context.waitForEvent('page', isPanel);
	}

	async function startAfresh() {
		const used = context.pages();
		await context.newPage();
		for (const each of used) await each.close();
		await background.evaluate(forgetEverything);
		await context.unrouteAll();
		await context.clearCookies();
		return inFirstTab({ background, context, id, session }, close);
	}

	return { context, page, clickIcon, openPanel, startAfresh, close };
}

/** The welcome page opens in front of the page under test. */
async function closeWelcome(context: BrowserContext) {
	const isWelcome = (page: Page) => page.url().endsWith('/welcome.html');
	await expect.poll(() => context.pages().some(isWelcome), soon).toBe(true);
	await context.pages().find(isWelcome)?.close();
}

interface Chrome {
	readonly action: { readonly onClicked: { readonly hasListeners: () => boolean } };
	readonly permissions: {
		readonly getAll: () => Promise<{ readonly origins: readonly string[] }>;
		readonly remove: (granted: { readonly origins: readonly string[] }) => Promise<boolean>;
	};
	readonly storage: Readonly<
		Record<'local' | 'session' | 'sync', { readonly clear: () => Promise<void> }>
	>;
	readonly offscreen: {
		readonly hasDocument: () => Promise<boolean>;
		readonly closeDocument: () => Promise<void>;
	};
}

declare const chrome: Chrome;

/** A click before the service worker has first started is lost. */
const hearsClicks = () => chrome.action.onClicked.hasListeners();

/** Runs in the background. */
async function forgetEverything() {
	const { offscreen, permissions, storage } = chrome;
	if (await offscreen.hasDocument()) await offscreen.closeDocument();
	await permissions.remove({ origins: (await permissions.getAll()).origins });
	for (const area of ['local', 'session', 'sync'] as const) await storage[area].clear();
	for (const { name = '' } of await indexedDB.databases()) {
		await new Promise((resolve, reject) => {
			const request = indexedDB.deleteDatabase(name);
			request.onsuccess = resolve;
			request.onerror = () => reject(request.error);
		});
	}
}

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
