import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowsers } from '../../scripts/find-browsers.ts';
import { headlessOptions } from '../launch-options.ts';
import { chooseSite } from './choose-site.ts';
import { faultsInPage } from './faults-in-page.ts';
import { germanPhones } from './german-phones.ts';
import { type StartedServer, startServer } from './start-server.ts';
import { storedDay, storeQueries } from './stored-queries.ts';

const domain = 'loaves.example';
/** Weeks, so that weekdays are compared with the same weekdays. */
const year = 364;

// Both browsers in one test, on one server with one site, because filling it takes longest.
test('Chromium and Firefox show an agency which pages fell and why, and give it files of two years', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-agency-'));
	const url = `sqlite:${path.join(folder, 'plumbline.db')}`;
	const server = await startServer('start', { DATABASE_URL: url });
	try {
		const add = ['--domain', domain, '--account', 'Sample account', '--search-engines', 'google'];
		await server.command('site', 'add', ...add);
		await storeQueries(url, domain, { queries: 200, apart: year });
		for (const name of ['chrome', 'firefox'] as const) {
			const downloads = mkdtempSync(path.join(folder, `${name}-`));
			const browser = await launch(name, downloads);
			try {
				await test.step(name, () => work({ browser, downloads, name, server }));
			} finally {
				await browser.close();
			}
		}
	} finally {
		await server.stop();
		rmSync(folder, { recursive: true });
	}
});

function launch(name: 'chrome' | 'firefox', downloads: string): Promise<Browser> {
	const { chromium, firefox, headlessChromium } = findBrowsers();
	const executablePath = name === 'firefox' ? firefox : (headlessChromium ?? chromium);
	if (!executablePath) throw new Error(`There is no ${name} on this machine.`);
	return puppeteer.launch({
		browser: name,
		executablePath,
		headless: true,
		...(name === 'chrome' && { args: headlessOptions.args ?? [] }),
		downloadBehavior: { policy: 'allow', downloadPath: downloads },
		// The long-term release of Firefox does not know the command for it.
		extraPrefsFirefox: {
			'browser.download.dir': downloads,
			'browser.download.folderList': 2,
			'browser.download.useDownloadDir': true,
		},
		defaultViewport: { width: 1280, height: 900 },
	});
}

interface Work {
	readonly browser: Browser;
	readonly downloads: string;
	readonly name: string;
	readonly server: StartedServer;
}

async function work({ browser, downloads, name, server }: Work): Promise<void> {
	const page = await browser.newPage();
	page.setDefaultTimeout(60_000);
	const picture = (of: string) =>
		page.screenshot({ path: test.info().outputPath(`${name}-${of}.png`) });
	const release = `Release of ${name}`;
	const { origin } = new URL(server.link);
	const said = await server.command('console', '--account', 'Sample account', '--url', origin);
	await page.goto(said.match(/http:\S+/)?.[0] ?? '');
	await chooseSite(page, domain);
	const open = async (screen: string) => {
		const site = new URL(page.url()).searchParams.get('site') ?? '';
		await page.goto(`${origin}${screen}${screen.includes('?') ? '&' : '?'}site=${site}`);
	};

	await test.step('a release is noted', async () => {
		await page.locator('nav a::-p-text(Did it work)').click();
		await page.locator('form.card input[type=date]').fill(storedDay(7));
		await page.locator('form.card input[maxlength]').fill(release);
		await page.locator('button::-p-text(Note a change)').click();
		await page.locator('p::-p-text(Noted for the whole site.)').wait();
	});

	await test.step('four clicks lead from the menu to the queries of a page that fell', async () => {
		await open('/?vs=year');
		await page.locator('nav a::-p-text(Pages)').click();
		for (const direction of ['desc', 'asc']) {
			await page.locator('thead button::-p-text(± Clicks)').click();
			await page.waitForFunction((dir) => location.search.includes(`dir=${dir}`), {}, direction);
		}
		await page.locator('tbody tr[aria-rowindex="2"] .row-button').click();
		const fell = await page.locator('aside.detail .page-queries tbody tr').waitHandle();
		expect(await fell.evaluate((row) => row.textContent)).toMatch(/^loaf that went0▼\s?28/);
		await picture('page-that-fell');
		expect(await faultsInPage(page)).toEqual([]);
		// Its chart has the release, and leads to all of its queries that fell.
		await page.locator('aside.detail summary::-p-text(All values)').click();
		await page.locator(`aside.detail td::-p-text(${release})`).wait();
		await page.locator('aside.detail a::-p-text(All queries of this page that fell)').click();
		await page.locator('.sums th::-p-text(1 query)').wait();
		expect(new URL(page.url()).searchParams.get('view')).toBe('fell');
	});

	await test.step('new and lost queries of a year go into a file of both periods', async () => {
		for (const [view, query] of [
			['new', 'loaf that came'],
			['lost', 'loaf that went'],
		]) {
			await open(`/keywords?vs=year&view=${view}`);
			await page.locator(`tbody .row-button::-p-text(${query})`).wait();
			await page.locator('.sums th::-p-text(1 query)').wait();
		}
		await picture('lost-queries');
		await page.locator('button[aria-label^="Download as CSV"]').click();
		const [from, to] = [storedDay(27), storedDay(0)];
		const file = path.join(downloads, `${domain} Keywords ${from} to ${to}.csv`);
		await expect.poll(() => readdirSync(downloads)).toContain(path.basename(file));
		// Firefox makes an empty file first.
		await expect.poll(() => readFileSync(file, 'utf8')).toContain('loaf that went');
		const [head = '', row = ''] = readFileSync(file, 'utf8').split('\r\n');
		expect(head).toContain('clicks,clicks_before,clicks_change,');
		expect(row).toMatch(/^loaf that went,[^,]*,0,28,-28,0,/);
		const past = `${storedDay(year + 27)} to ${storedDay(year)}`;
		expect(row).toContain(`,${domain},google,${from} to ${to},${past},`);
		expect(row).toContain(' · Lost');
	});

	await test.step('a country filters the figures of the site', async () => {
		await open('/countries?vs=year');
		// Google counted impressions differently last year, so positions are not compared.
		await page.waitForFunction(() =>
			[...document.querySelectorAll('tbody tr')].some(({ textContent }) =>
				/^Japan.*▼.*4\.0–/.test(textContent ?? ''),
			),
		);
		await picture('countries');
		await page.locator('tbody button::-p-text(Japan)').click();
		await page.locator('.chip::-p-text(Japan)').wait();
	});

	await test.step('a dropped ZIP says what it covers before it is stored', async () => {
		await open('/sources');
		await drop(page, '.drop-files', 'export <b>.zip', germanPhones);
		await page.locator('li::-p-text(Google · Germany · mobile)').wait();
		await picture('dropped-file');
		expect(await faultsInPage(page)).toEqual([]);
		await page.locator('li button::-p-text(Store)').click();
		await page.locator('li a::-p-text(See the figures)').click();
		await page.locator('tbody .row-button::-p-text(roggenbrot)').wait();
		expect(page.url()).toContain('engine=google_de__mobile');
	});
}

async function drop(page: Page, place: string, name: string, bytes: Uint8Array): Promise<void> {
	const target = await page.waitForSelector(place);
	await target?.evaluate(
		(element, file, content) => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File([new Uint8Array(content)], file));
			element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
		},
		name,
		[...bytes],
	);
}
