import { existsSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '@plumbline/e2e/launch-options';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

/** This checkout's own build. */
const built = path.resolve(import.meta.dirname, '../../../extension/.output/chrome-mv3');

export interface UnwatchedChromium {
	readonly page: Page;
	/** Clicks the icon. */
	readonly openPanel: () => Promise<Page>;
	/** Starts and stops tracing. */
	readonly session: Awaited<ReturnType<Page['createCDPSession']>>;
	readonly close: () => Promise<void>;
}

/**
 * Chromium with the built extension, without any tool that listens to its network. For each tool
 * that listens, as Playwright always does, the page's thread copies and decodes each response once
 * more, in one task (`ResponseBodyLoader::DidFinishLoadingBody` in a trace of `blink`): some 15 ms
 * for a page of 2.6 MB, which users without open developer tools do not pay.
 */
export async function startUnwatchedChromium(folder = built): Promise<UnwatchedChromium> {
	if (!existsSync(folder)) {
		throw new Error(`There is no built extension in ${folder}. Build it: npm run build.`);
	}
	const { args = [], executablePath } = launchOptions;
	if (!executablePath) throw new Error('There is no Chromium: set PLUMBLINE_CHROMIUM.');
	const browser = await puppeteer.launch({
		executablePath,
		args,
		networkEnabled: false,
		defaultViewport: null,
		enableExtensions: true,
	});
	const id = await browser.installExtension(folder);
	const extension = (await browser.extensions()).get(id);
	if (!extension) throw new Error('Chromium did not take the extension.');
	await closeWelcome(browser);
	const [page] = await browser.pages();
	if (!page) throw new Error('The browser came up without a tab.');
	return {
		page,
		openPanel: async () => {
			await page.bringToFront();
			await page.triggerExtensionAction(extension);
			return pageAt(browser, '/sidepanel.html');
		},
		session: await browser.target().createCDPSession(),
		close: () => browser.close(),
	};
}

/** Closes the welcome page, which opens after the installation. */
async function closeWelcome(browser: Browser) {
	await (await pageAt(browser, '/welcome.html')).close();
}

async function pageAt(browser: Browser, end: string): Promise<Page> {
	return (await browser.waitForTarget((target) => target.url().endsWith(end))).asPage();
}
