import { test as base } from '@playwright/test';
import { type Chromium, type ChromiumWithExtension, launchChromium } from './chromium.ts';
import { type PageServer, servePages } from './serve-pages.ts';

export { expect } from '@playwright/test';

interface Fixtures {
	readonly extension: ChromiumWithExtension;
	readonly pages: PageServer;
}

interface Shared {
	readonly chromium: Chromium;
}

/** Chromium with the built extension in it, and pages with known defects. */
export const test = base.extend<Fixtures, Shared>({
	// One browser per worker, because starting it takes longer than most stories.
	chromium: [
		async ({ launchOptions }, use) => {
			const chromium = await launchChromium(launchOptions);
			await use(chromium);
			await chromium.close();
		},
		{ scope: 'worker' },
	],

	extension: async ({ chromium }, use) => {
		const extension = await chromium.install();
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
