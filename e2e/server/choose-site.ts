import type { Page } from 'puppeteer-core';

/** In the console’s bar. */
export async function chooseSite(page: Page, domain: string): Promise<void> {
	const chooser = await page.waitForSelector('aria/Site[role="combobox"]');
	const sites = await chooser?.$$eval('option', (options) =>
		options.map(({ text, value }) => ({ text, value })),
	);
	const { value = '' } = sites?.find(({ text }) => text === domain) ?? {};
	await chooser?.select(value);
}
