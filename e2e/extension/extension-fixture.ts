import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
	type BrowserContext,
	test as base,
	type CDPSession,
	chromium,
	expect,
	type LaunchOptions,
	type Page,
} from '@playwright/test';
import { type PageServer, servePages } from './serve-pages.ts';

export { expect } from '@playwright/test';

const built = path.resolve(import.meta.dirname, '../../extension/.output/chrome-mv3');

export interface Extension {
	readonly context: BrowserContext;
	/** The tab the browser opened with. */
	readonly page: Page;
	/** Clicks the icon while this page is in front: the only thing that grants `activeTab`. */
	readonly clickIcon: (page: Page) => Promise<void>;
	/** The panel, opened by clicking the icon. */
	readonly openPanel: (page: Page) => Promise<Page>;
}

interface Fixtures {
	readonly browserLocale: string;
	readonly extension: Extension;
	readonly pages: PageServer;
}

/** Chromium with the built extension in it, and pages with known defects. */
export const test = base.extend<Fixtures>({
	browserLocale: ['en-US', { option: true }],

	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
	pages: async ({}, use) => {
		const pages = await servePages();
		await use(pages);
		await pages.close();
	},

	extension: async ({ launchOptions, browserLocale }, use) => {
		if (!existsSync(built)) throw new Error('Build the extension first: npm run build.');
		const profile = await mkdtemp(path.join(tmpdir(), 'plumbline-chromium-'));
		const context = await launch(profile, browserLocale, launchOptions);
		await use(await drive(context, profile));
		await context.close();
		await rm(profile, { recursive: true, force: true });
	},
});

function launch(profile: string, locale: string, { args = [], ...options }: LaunchOptions) {
	return chromium.launchPersistentContext(profile, {
		...options,
		viewport: null,
		env: { ...process.env, LANGUAGE: locale.replace('-', '_') },
		ignoreDefaultArgs: ['--disable-extensions'],
		args: [
			...args,
			`--lang=${locale}`,
			`--load-extension=${built}`,
			'--enable-unsafe-extension-debugging',
			'--remote-debugging-port=0',
		],
	});
}

async function drive(context: BrowserContext, profile: string): Promise<Extension> {
	const browser = context.browser();
	const [page] = context.pages();
	if (!browser || !page) throw new Error('The browser came up without a tab.');
	const session = await browser.newBrowserCDPSession();
	const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
	await expect.poll(() => worker.evaluate(hearsClicks)).toBe(true);
	const id = new URL(worker.url()).host;

	async function clickIcon(clicked: Page) {
		await clicked.bringToFront();
		await send(session, 'Extensions.triggerAction', { id, targetId: await frontTab(session) });
	}

	return {
		context,
		page,
		clickIcon,
		async openPanel(clicked) {
			await clickIcon(clicked);
			let panel: Page | undefined;
			await expect(async () => {
				panel = await findPanel(profile, id);
				expect(panel).toBeDefined();
			}).toPass();
			if (!panel) throw new Error('The panel did not open.');
			return panel;
		},
	};
}

declare const chrome: {
	readonly action: { readonly onClicked: { readonly hasListeners: () => boolean } };
};

/** A click before the extension has come up for the first time is lost. */
const hearsClicks = () => chrome.action.onClicked.hasListeners();

interface TabTarget {
	readonly targetId: string;
	readonly url: string;
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

/** Methods newer than Playwright’s types. */
function send<Answer>(session: CDPSession, method: string, parameters: object): Promise<Answer> {
	return session.send(method as never, parameters as never);
}

/** A side panel joins no context that is open already; a new connection sees it as a page. */
async function findPanel(profile: string, id: string): Promise<Page | undefined> {
	const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
	const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
	return browser
		.contexts()
		.flatMap((context) => context.pages())
		.find((page) => page.url().startsWith(`chrome-extension://${id}/sidepanel.html`));
}
