import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { ChangePlan } from '@plumbline/core/api';
import { fakeClient } from '@plumbline/server/fake-client';
import { startFakeGoogle } from '@plumbline/server/fake-google';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findBrowsers } from '../../scripts/find-browsers.ts';
import { chooseSite } from './choose-site.ts';
import { faultsInPage as faultsIn } from './faults-in-page.ts';
import { plannedDomain, startPlannedSite } from './planned-site.ts';
import { startServer } from './start-server.ts';

let browser: Browser;
test.beforeAll(async () => {
	const executablePath = findBrowsers().firefox;
	if (!executablePath) throw new Error('There is no Firefox on this machine.');
	browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
});
test.afterAll(() => browser.close());

test('in Firefox too, the link leads to five pages with their evidence', async () => {
	const server = await startServer('start');
	const page = await browser.newPage();
	try {
		await page.goto(server.link);
		await page.locator('.idea').wait();
		expect(await page.$$eval('.idea', (ideas) => ideas.length)).toBe(5);
		expect(await faultsIn(page)).toEqual([]);
		await page.locator('.idea .idea-page a').click();
		await page.locator('aside.detail .plot').wait();
		expect(page.url()).toContain('/pages?');
		expect(await faultsIn(page)).toEqual([]);
	} finally {
		await page.close();
		await server.stop();
	}
});

test('in Firefox too, the keyboard chooses a period that all screens keep', async () => {
	const server = await startServer('start');
	const page = await browser.newPage();
	try {
		await page.goto(server.link);
		// Wide enough for the menu.
		await page.setViewport({ width: 1280, height: 800 });
		await page.locator('.period-picker .opens:enabled').wait();
		await page.focus('.period-picker .opens');
		await page.keyboard.press('Enter');
		await page.locator('dialog[open]').wait();
		expect(await faultsIn(page)).toEqual([]);
		await page.focus('dialog [name=range]:checked');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await page.waitForSelector('dialog', { hidden: true });
		expect(page.url()).toContain('range=91');
		expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('3 months');
		await page.locator('nav a::-p-text(Keywords)').click();
		await page.locator('tbody tr').wait();
		expect(page.url()).toContain('range=91');
		const line = await page.$eval('.period-line', (place) => place.textContent);
		expect(line).toContain('· compared with');
	} finally {
		await page.close();
		await server.stop();
	}
});

test('in Firefox too, an empty server shows the first figures of Search Console', async () => {
	const google = await startFakeGoogle({ data: { queries: 8 } });
	const server = await startServer('serve', { PLUMBLINE_GOOGLE_URL: google.url });
	const page = await browser.newPage();
	try {
		await page.goto(server.link);
		await page.locator('a::-p-text(Connect a source)').click();
		const { clientId: client_id, clientSecret: client_secret } = fakeClient;
		const path = test.info().outputPath('client_secret.json');
		writeFileSync(path, JSON.stringify({ installed: { client_id, client_secret } }));
		const file = await page.waitForSelector('input[type=file][accept*=json]');
		await file?.uploadFile(path);
		expect(await faultsIn(page)).toEqual([]);
		await page.locator('button::-p-text(Continue at Google)').click();
		await page.locator('label::-p-text(sc-domain:example.com)').click();
		await page.locator('button::-p-text(Connect and read)').click();
		await page.locator('a::-p-text(See the figures)').click();
		await page.locator('tbody tr[aria-rowindex="4"]').wait();
		expect(await faultsIn(page)).toEqual([]);

		// Countries and devices are read once somebody wants them, and filter the figures of the site.
		await page.goto(new URL('/sources', page.url()).href);
		for (const name of ['country', 'device']) {
			await page.locator(`.split-choice label::-p-text(${name})`).click();
			await page.locator('.split-choice input:enabled').wait();
		}
		expect(await faultsIn(page)).toEqual([]);
		await expect(async () => {
			await page.goto(new URL('/countries', page.url()).href);
			await page.locator('tbody button::-p-text(Germany)').setTimeout(2000).click();
		}).toPass();
		await page.locator('.chip::-p-text(Germany)').wait();
		expect(page.url()).toContain('segment=country%3Ade');
		expect(await faultsIn(page)).toEqual([]);
	} finally {
		await page.close();
		await server.stop();
		google.close();
	}
});

test('in Firefox too, a change is planned, noted, judged four weeks later, and reported', async () => {
	const site = await startPlannedSite();
	const page = await browser.newPage();
	try {
		await page.setViewport({ width: 1280, height: 800 });
		const planned = await site.server.command('plan', '--site', plannedDomain, '--json');
		const { changed }: ChangePlan = JSON.parse(planned);
		await page.goto(site.server.link);
		await chooseSite(page, plannedDomain);
		await page.locator('nav a::-p-text(Plan a change)').click();
		await page.locator('p.notice::-p-text(Change 40 pages and leave 40 alone)').wait();
		expect(await faultsIn(page)).toEqual([]);
		await page.locator('form.card input[maxlength]').click();
		await page.keyboard.type('New titles');
		await page.locator('button::-p-text(Keep this plan)').click();
		await page.locator('li button::-p-text(Note as made)').click();
		await page.locator('li::-p-text(Made on)').wait();

		await site.letDaysPass(changed.map(({ url }) => url));
		// The session of the week of the plan is over.
		const { origin } = new URL(page.url());
		const asked = ['--account', 'Sample account', '--url', origin];
		const said = await site.server.command('console', ...asked);
		await page.goto(said.match(/http:\S+/)?.[0] ?? '');
		await chooseSite(page, plannedDomain);
		await page.locator('nav a::-p-text(Did it work)').click();
		await page.locator('button::-p-text(New titles)').click();
		const answer = 'As planned, beside the 40 pages that were kept apart.';
		await page.locator(`aside.detail::-p-text(${answer})`).wait();
		await page.locator('nav a::-p-text(Report)').click();
		await page.locator(`main .first-page::-p-text(${answer})`).wait();
		expect(await faultsIn(page)).toEqual([]);
	} finally {
		await page.close();
		await site.stop();
	}
});
