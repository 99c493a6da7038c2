import { test as base } from '@playwright/test';
import { type ChromiumWithExtension, startChromium } from './chromium.ts';
import { type PageServer, servePages } from './serve-pages.ts';

export { expect } from '@playwright/test';

interface Fixtures {
	readonly extension: ChromiumWithExtension;
	readonly browserLocale: string;
	readonly pages: PageServer;
}

/** Chromium with the built extension in it, and pages with known defects. */
export const test = base.extend<Fixtures>({
	browserLocale: ['en-US', { option: true }],

	extension: async ({ launchOptions, browserLocale }, use) => {
		const extension = await startChromium(launchOptions, browserLocale);
		await use(extension);
		await extension.close();
	},

	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
	pages: async ({}, use) => {
		const pages = await servePages();
		await use(pages);
		await pages.close();
	},
});
