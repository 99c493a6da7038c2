import { chromiumUnderTest } from './chromium-under-test.ts';
import { type Difference, documentDifferences, reportDifferences } from './differences.ts';
import { firefoxUnderTest } from './firefox-under-test.ts';
import type { ParityPage } from './pages.ts';
import { servePages } from './serve-pages.ts';

export type ParityBrowser = keyof typeof parityBrowsers;

const parityBrowsers = {
	chromium: chromiumUnderTest,
	firefox: firefoxUnderTest,
} as const;

/** Differences between a browser and Node: in HTML texts, and in the browser's own documents. */
export async function differencesIn(
	browser: ParityBrowser,
	pages: readonly ParityPage[],
): Promise<readonly Difference[]> {
	const site = await servePages(pages);
	const tested = await parityBrowsers[browser](`${site.origin}/blank`);
	try {
		const asHtml = await reportDifferences(tested, pages);
		return [...asHtml, ...(await documentDifferences(tested, pages, site.origin))];
	} finally {
		await tested.close();
		await site.close();
	}
}
