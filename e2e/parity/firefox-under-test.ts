import puppeteer from 'puppeteer-core';
import { findBrowsers } from '../../scripts/find-browsers.ts';
import type { BrowserUnderTest } from './browser-under-test.ts';
import { bundleForBrowser } from './bundle.ts';

/** Firefox speaks WebDriver BiDi; Playwright’s own Firefox is another build than people have. */
export async function firefoxUnderTest(blank: string): Promise<BrowserUnderTest> {
	const executablePath = findBrowsers().firefox;
	if (!executablePath) throw new Error('There is no Firefox on this machine.');
	const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
	const page = await browser.newPage();
	await page.goto(blank);
	await page.addScriptTag({ content: await bundleForBrowser() });
	return {
		auditHtml: async (...given) =>
			JSON.parse(await page.evaluate((html, options) => parity.auditHtml(html, options), ...given)),
		readDocument: async (...given) =>
			JSON.parse(
				await page.evaluate((address, options) => parity.readDocument(address, options), ...given),
			),
		close: () => browser.close(),
	};
}
