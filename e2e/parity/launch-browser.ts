import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import type { BrowserUnderTest } from './browser-under-test.ts';

/** The calls to a browser once it is prepared. */
export type Questions = Omit<BrowserUnderTest, 'close'>;

/** Launches and prepares a browser; closes it if that fails. */
export async function launchBrowser(
	options: LaunchOptions,
	prepare: (browser: Browser) => Promise<Questions>,
): Promise<BrowserUnderTest> {
	const browser = await puppeteer.launch(options);
	const close = () => browser.close();
	try {
		return { ...(await prepare(browser)), close };
	} catch (error) {
		await close();
		throw error;
	}
}
