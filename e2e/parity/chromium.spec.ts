import { type Browser, expect, test } from '@playwright/test';
import type { BrowserUnderTest } from './browser-under-test.ts';
import { bundleForBrowser } from './bundle.ts';
import { documentDifferences, reportDifferences } from './differences.ts';
import { parityPages } from './pages.ts';
import { servePages } from './serve-pages.ts';

async function startChromium(browser: Browser, origin: string): Promise<BrowserUnderTest> {
	const page = await browser.newPage();
	await page.addInitScript(await bundleForBrowser());
	await page.goto(`${origin}/blank`);
	return {
		goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
		auditHtml: async (html, options) =>
			JSON.parse(
				await page.evaluate(([text, given]) => parity.auditHtml(text, given), [
					html,
					options,
				] as const),
			),
		collect: async (options) =>
			JSON.parse(await page.evaluate((given) => parity.collect(given), options)),
		auditDocument: async (options) =>
			JSON.parse(await page.evaluate((given) => parity.auditDocument(given), options)),
		close: () => page.close(),
	};
}

test('Chromium reads HTML texts as Node does, to the last place of every finding', async ({
	browser,
}) => {
	test.setTimeout(300_000);
	const pages = await parityPages();
	const site = await servePages(pages);
	const chromium = await startChromium(browser, site.origin);
	expect(await reportDifferences(chromium, pages)).toEqual([]);
	await site.close();
});

test('Chromium’s own document gives the facts and verdicts of its HTML', async ({ browser }) => {
	test.setTimeout(300_000);
	const pages = await parityPages();
	const site = await servePages(pages);
	const chromium = await startChromium(browser, site.origin);
	expect(await documentDifferences(chromium, pages, site.origin)).toEqual([]);
	await site.close();
});
