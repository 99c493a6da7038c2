import type { Browser } from '@playwright/test';
import type { BrowserUnderTest } from './browser-under-test.ts';
import { bundleForBrowser } from './bundle.ts';

export async function chromiumUnderTest(
	browser: Browser,
	blank: string,
): Promise<BrowserUnderTest> {
	const page = await browser.newPage();
	await page.goto(blank);
	await page.addScriptTag({ content: await bundleForBrowser() });
	return {
		digestsOfReports: async (pages) =>
			(await page.evaluate((given) => parity.digestsOfReports(given), pages)).split('\n'),
		report: (one) => page.evaluate((given) => parity.report(given), one),
		readDocuments: async (requests) =>
			JSON.parse(await page.evaluate((given) => parity.readDocuments(given), requests)),
		close: () => page.close(),
	};
}
