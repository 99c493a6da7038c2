import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { headlessOptions } from '../launch-options.ts';
import { startServer } from './start-server.ts';

/** Pictures of the report for the documentation, made from the sample account. */
const images = path.resolve(import.meta.dirname, '../../docs/report');
await mkdir(images, { recursive: true });

/** A4 at 96 dots an inch. */
const paper = { width: 794, height: 1123 };
/** A picture of a page has the margins that a printer adds, and ends where the page does. */
const firstSheet = 'body{padding:15mm 16mm}.ev,footer{display:none}';

const server = await startServer('start');
await server.command('report', 'look', '--account', 'Sample account', '--name', 'Ada & Co');
const browser = await chromium.launch(headlessOptions);
try {
	const page = await browser.newPage();
	const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-report-'));
	for (const locale of ['en', 'ja']) {
		const file = path.join(folder, `${locale}.html`);
		const site = ['--site', 'recipes.example', '--search-engine', 'google_us'];
		await server.command('report', ...site, '--locale', locale, '--output', file);
		await page.goto(`file://${file}`);
		await page.emulateMedia({ media: 'print' });
		await page.setViewportSize(paper);
		await page.addStyleTag({ content: firstSheet });
		const name = locale === 'en' ? 'report' : `report-${locale}`;
		await page.screenshot({ path: path.join(images, `${name}.png`) });
	}
	await page.goto(`file://${path.join(folder, 'en.html')}`);
	await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.screenshot({ path: path.join(images, 'report-phone.png') });

	await page.setViewportSize({ width: 1280, height: 860 });
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto(server.link);
	await page.locator('main h1').waitFor();
	await page.goto(new URL('/report?site=sample-recipes', page.url()).href);
	await page.locator('main .first-page').waitFor();
	await page.screenshot({ path: path.join(images, 'console.png') });
} finally {
	await browser.close();
	await server.stop();
}
