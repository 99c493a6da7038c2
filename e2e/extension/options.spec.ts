import type { BrowserContext, Page } from '@playwright/test';
import { allowHost } from './allow-host.ts';
import { expect, test } from './extension-fixture.ts';
import { faultsIn } from './faults-in.ts';
import { keptPages } from './kept-pages.ts';
import { openScreen } from './screens.ts';

async function openOptions(context: BrowserContext, panel: Page): Promise<Page> {
	const page = await context.newPage();
	await page.goto(new URL('/options.html', panel.url()).href);
	return page;
}

declare const chrome: {
	readonly action: {
		readonly getBadgeText: (details: { readonly tabId?: number }) => Promise<string>;
	};
	readonly tabs: {
		readonly query: (query: object) => Promise<readonly { readonly id: number }[]>;
	};
};

test('a kept site is audited without a click until its permission is revoked', async ({
	extension,
	pages,
}) => {
	const { context, page } = extension;
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	await allowHost(context, panel, new URL(page.url()).origin);
	await openScreen(panel, 'export');
	await panel.getByRole('button', { name: 'Keep auditing this site' }).click();
	await expect(panel.getByText('are audited without a click')).toBeVisible();

	await page.goto(pages.elsewhere('bakery.html'));
	await expect(panel.getByRole('alert')).toContainText('is gone');
	await page.goto(pages.url('bakery.html'));
	await expect(panel.locator('h1.address')).toContainText('bakery.html');
	await expect(panel.getByRole('alert')).toHaveCount(0);

	const icon = panel.getByLabel('Show the number of problems on the icon');
	// Not `check()`: the box is checked only once the browser has granted the permission.
	await icon.click();
	await expect(icon).toBeChecked();
	await expect.poll(() => panel.evaluate(badgeOfFrontTab)).toMatch(/^\d+$/);
	await icon.click();
	await expect(icon).not.toBeChecked();
	await expect.poll(() => panel.evaluate(badgeOfFrontTab)).toBe('');

	const options = await openOptions(context, panel);
	await expect(options.locator('.kept-sites li')).toHaveCount(1);
	await options.setViewportSize({ width: 360, height: 800 });
	await expect(options.locator('.kept-sites')).toContainText('audited without a click');
	const stop = options.getByRole('button', { name: /^Stop auditing http:\/\/127/ });
	// A button narrower than its word would wrap to several lines.
	expect((await stop.boundingBox())?.height).toBeLessThan(40);
	await stop.click();
	await expect(options.getByText(/^None\. To have a site audited/)).toBeVisible();
});

test('the number on the icon follows pages and their changes without an open panel', async ({
	extension,
	pages,
}) => {
	const { context, page } = extension;
	const [background] = context.serviceWorkers();
	const badge = () => background?.evaluate(badgeOfFrontTab);
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	await allowHost(context, panel, new URL(page.url()).origin);
	await page.bringToFront();
	await openScreen(panel, 'export');
	await panel.getByRole('button', { name: 'Keep auditing this site' }).click();
	await panel.getByLabel('Show the number of problems on the icon').check();
	const shown = await panel.getByRole('tab', { name: /^Findings/ }).textContent();
	await expect.poll(badge).toBe(shown?.match(/\d+/)?.[0]);
	await panel.evaluate(() => close());

	await page.goto(pages.url('bakery.html'));
	await expect.poll(badge).toMatch(/^\d+$/);
	const before = Number(await badge());
	await page.evaluate(() => document.querySelector('title')?.remove());
	await expect.poll(badge).toBe(String(before + 1));

	await page.goto(pages.elsewhere('bakery.html'));
	expect(await badge()).toBe('');
});

const badgeOfFrontTab = async () => {
	const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
	return tab ? chrome.action.getBadgeText({ tabId: tab.id }) : 'no tab';
};

test('the history is counted and cleared, and the options fit the width of a phone', async ({
	extension,
	pages,
}) => {
	const { context, page } = extension;
	await page.goto(pages.url('bakery.html'));
	const panel = await extension.openPanel(page);
	// An audit is kept once the page has rested for two seconds.
	await expect.poll(() => panel.evaluate(keptPages)).toBe(1);

	const options = await openOptions(context, panel);
	await expect(options.getByText('1 page', { exact: true })).toBeVisible();
	await options.getByRole('button', { name: 'Clear the history' }).click();
	await expect(options.getByText('0 pages', { exact: true })).toBeVisible();

	await options.setViewportSize({ width: 360, height: 800 });
	expect(await options.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const name of ['options', 'welcome'] as const) {
	test(`axe finds nothing on the page “${name}”, light or dark`, async ({ extension, pages }) => {
		await extension.page.goto(pages.url('bakery.html'));
		const panel = await extension.openPanel(extension.page);
		const page = await extension.context.newPage();
		await page.goto(new URL(`/${name}.html`, panel.url()).href);
		await expect(page.locator('h1')).toBeVisible();
		expect(await faultsIn(page)).toEqual([]);
	});
}
