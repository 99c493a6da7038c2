import { expect, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findBrowsers } from '../../scripts/find-browsers.ts';
import { startServer } from './start-server.ts';

test('in Firefox too, the link leads to five pages with their evidence', async () => {
	const executablePath = findBrowsers().firefox;
	if (!executablePath) throw new Error('There is no Firefox on this machine.');
	const server = await startServer('start');
	const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
	try {
		const page = await browser.newPage();
		await page.goto(server.link);
		await page.locator('.idea').wait();
		expect(await page.$$eval('.idea', (ideas) => ideas.length)).toBe(5);
		await page.locator('.idea .idea-page a').click();
		await page.locator('aside.detail .uplot').wait();
		expect(page.url()).toContain('/pages?');
	} finally {
		await browser.close();
		await server.stop();
	}
});
