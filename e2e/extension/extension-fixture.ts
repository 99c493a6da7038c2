import { test as base } from '@playwright/test';
import { type ChromiumWithExtension, startChromium } from './chromium.ts';
import { type PageServer, servePages } from './serve-pages.ts';

export { expect } from '@playwright/test';

interface Fixtures {
	readonly extension: ChromiumWithExtension;
	readonly pages: PageServer;
}

interface Shared {
	readonly chromium: ChromiumWithExtension;
}

/** Chromium with the built extension in it, and pages with known defects. */
export const test = base.extend<Fixtures, Shared>({
	// One browser and one installation per worker, because they take longer than most stories.
	chromium: [
		async ({ launchOptions }, use) => {
			const chromium = await startChromium(launchOptions);
			await use(chromium);
			await chromium.close();
		},
		{ scope: 'worker' },
	],

	extension: async ({ chromium }, use) => use(await chromium.startAfresh()),

	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
	pages: async ({}, use) => {
		const pages = await servePages();
		await use(pages);
		await pages.close();
	},
});
