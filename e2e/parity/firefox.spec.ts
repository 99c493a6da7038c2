import { expect, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findBrowsers } from '../../scripts/find-browsers.ts';
import type { BrowserUnderTest } from './browser-under-test.ts';
import { bundleForBrowser } from './bundle.ts';
import { documentDifferences, reportDifferences } from './differences.ts';
import { parityPages } from './pages.ts';
import { servePages } from './serve-pages.ts';

/** Firefox speaks WebDriver BiDi; Playwright’s own Firefox is another build than people have. */
async function startFirefox(origin: string): Promise<BrowserUnderTest> {
	const executablePath = findBrowsers().firefox;
	if (!executablePath) throw new Error('There is no Firefox on this machine.');
	const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
	const page = await browser.newPage();
	await page.evaluateOnNewDocument(await bundleForBrowser());
	await page.goto(`${origin}/blank`);
	return {
		goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
		auditHtml: async (html, options) =>
			JSON.parse(
				await page.evaluate((text, given) => parity.auditHtml(text, given), html, options),
			),
		collect: async (options) =>
			JSON.parse(await page.evaluate((given) => parity.collect(given), options)),
		auditDocument: async (options) =>
			JSON.parse(await page.evaluate((given) => parity.auditDocument(given), options)),
		close: () => browser.close(),
	};
}

test('Firefox reads HTML texts and its own documents as Node does', async () => {
	test.setTimeout(600_000);
	const pages = await parityPages();
	const site = await servePages(pages);
	const firefox = await startFirefox(site.origin);
	try {
		expect(await reportDifferences(firefox, pages)).toEqual([]);
		expect(await documentDifferences(firefox, pages, site.origin)).toEqual([]);
	} finally {
		await firefox.close();
		await site.close();
	}
});
