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
		auditHtml: async (...given) =>
			JSON.parse(await page.evaluate(([html, options]) => parity.auditHtml(html, options), given)),
		readDocument: async (...given) =>
			JSON.parse(
				await page.evaluate(([address, options]) => parity.readDocument(address, options), given),
			),
		close: () => page.close(),
	};
}
