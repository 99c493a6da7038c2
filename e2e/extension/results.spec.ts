import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { allowHost } from './allow-host.ts';
import { drawnTexts } from './drawn-marks.ts';
import { expect, test } from './extension-fixture.ts';
import { keptPages } from './kept-pages.ts';
import { openScreen } from './screens.ts';

const own = 'https://shop.example/baskets/round';
const results = `<!doctype html><title>proofing basket</title><div id="results">
	<div><a href="${own}"><h3>Round banneton</h3></a></div>
	<div><a href="https://mill.example/"><h3>Our mill</h3></a></div></div>`;

declare const chrome: {
	readonly permissions: { readonly getAll: () => Promise<{ readonly origins: readonly string[] }> };
};

test('results of own sites are marked on results pages that were switched on', async ({
	extension,
}) => {
	const { context, page } = extension;
	await context.route('https://shop.example/**', async (route) => {
		const file = path.resolve(import.meta.dirname, '../pages/shop.html');
		return route.fulfill({ contentType: 'text/html', body: await readFile(file, 'utf8') });
	});
	const requests: string[] = [];
	await context.route('https://www.google.com/**', (route) => {
		requests.push(route.request().url());
		return route.fulfill({ contentType: 'text/html', body: results });
	});
	await page.goto(own);
	const panel = await extension.openPanel(page);
	await openScreen(panel, 'rankings');
	const file = 'Query,Clicks,Impressions,CTR,Position\nproofing basket,92,1985,4.6%,6.8\n';
	await panel.locator('input[type=file]').setInputFiles({
		name: 'Queries.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(file),
	});
	await panel.locator('.figures').waitFor();
	await expect.poll(() => panel.evaluate(keptPages)).toBe(1);
	const search = 'https://www.google.com/search?q=Proofing+basket';

	await allowHost(context, panel, 'https://www.google.com');
	await page.goto(search);
	await expect(page.locator('plumbline-result')).toHaveCount(0);
	const options = await context.newPage();
	await options.goto(new URL('/options.html', panel.url()).href);
	const onGoogle = options.getByLabel('Mark my sites on Google');
	await onGoogle.click();
	await expect(onGoogle).toBeChecked();
	await expectMarks(page, search, 1);
	const [mark = ''] = await drawnTexts(page, 'plumbline-result');
	expect(mark).toMatch(
		/^avg\. position 6\.8 · clicks 92 · audited .+: \d must fix, \d worth fixing$/,
	);
	await page.evaluate((url) => {
		const later = `<a href="${url}"><h3>Round banneton, again</h3></a>`;
		document.querySelector('#results')?.insertAdjacentHTML('beforeend', later);
	}, own);
	await expect(page.locator('plumbline-result')).toHaveCount(2);
	expect(new Set(requests)).toEqual(new Set([search]));

	await onGoogle.click();
	await expect
		.poll(() => options.evaluate(async () => (await chrome.permissions.getAll()).origins))
		.toEqual([]);
	await expectMarks(page, search, 0);
});

/** The scripts of a page are registered a moment after the switch. */
const expectMarks = (page: Page, url: string, count: number) =>
	expect(async () => {
		await page.goto(url);
		await expect(page.locator('plumbline-result')).toHaveCount(count, { timeout: 1000 });
	}).toPass();
