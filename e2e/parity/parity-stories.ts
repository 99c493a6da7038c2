import { expect, test } from '@playwright/test';
import type { BrowserUnderTest } from './browser-under-test.ts';
import { documentDifferences, reportDifferences } from './differences.ts';
import { pagesOfEachRule, parityPages } from './pages.ts';
import { servePages } from './serve-pages.ts';

/** Checks that the same pages give the same facts, verdicts and places in this browser and in Node. */
export async function parityStories(start: (blank: string) => Promise<BrowserUnderTest>) {
	test.setTimeout(1_200_000);
	const pages = await parityPages();
	const site = await servePages(pages);
	const browser = await start(`${site.origin}/blank`);
	try {
		await test.step('HTML texts, to the last place of every finding', async () => {
			// The rules are the same code in both; whether they agree on each page, the next step tells.
			expect(await reportDifferences(browser, await pagesOfEachRule())).toEqual([]);
		});
		await test.step('the browser’s own document against its HTML', async () => {
			expect(await documentDifferences(browser, pages, site.origin)).toEqual([]);
		});
	} finally {
		await browser.close();
		await site.close();
	}
}
