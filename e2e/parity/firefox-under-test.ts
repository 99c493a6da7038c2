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
		digestsOfReports: async (pages) =>
			(await page.evaluate((given) => parity.digestsOfReports(given), pages)).split('\n'),
		report: (one) => page.evaluate((given) => parity.report(given), one),
		readDocuments: async (requests) =>
			JSON.parse(await page.evaluate((given) => parity.readDocuments(given), requests)),
		close: () => browser.close(),
	};
}
