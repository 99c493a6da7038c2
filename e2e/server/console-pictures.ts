import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { headlessOptions } from '../launch-options.ts';
import { startSmallBakery } from './small-bakery.ts';
import { startServer } from './start-server.ts';

/** Pictures of the console for the documentation, made from the sample account. */
const images = path.resolve(import.meta.dirname, '../../docs/console');
await mkdir(images, { recursive: true });

interface Picture {
	readonly name: string;
	readonly path: string;
	readonly isDark?: boolean;
	readonly locale?: 'ja';
	readonly width?: number;
}

const pictures: readonly Picture[] = [
	{ name: 'start', path: '/' },
	{ name: 'sites', path: '/sites' },
	{ name: 'pages', path: '/pages', isDark: true },
	{ name: 'keywords', path: '/keywords?keyword=sourdough+bread' },
	{ name: 'opportunities', path: '/opportunities', locale: 'ja' },
	{ name: 'crawls', path: '/crawls' },
	{ name: 'effects', path: '/effects' },
	{ name: 'sources', path: '/sources' },
	{ name: 'keys', path: '/keys' },
	{ name: 'start-narrow', path: '/', width: 360, isDark: true },
];

const bakery = await startSmallBakery();
const server = await startServer('start', { PLUMBLINE_ALLOW_HOSTS: bakery.host });
await server.command('site', 'add', '--domain', bakery.host, '--account', 'Sample account');
await server.command('crawl', `http://${bakery.host}/`, '--quiet', '--fail-on', 'never');
const weeksAgo = (weeks: number) =>
	new Date(Date.now() - weeks * 604_800_000).toISOString().slice(0, 10);
const bread = ['--site', 'bakery.example', '--url', 'https://bakery.example/bread/rye'];
await server.command('change', 'add', ...bread, '--date', weeksAgo(10), 'New titles');
await server.command('change', 'add', ...bread, '--date', weeksAgo(2), 'New pictures');
const browser = await chromium.launch(headlessOptions);
try {
	const page = await browser.newPage();
	await page.goto(server.link);
	await page.locator('main h1').waitFor();
	for (const { name, path: screen, isDark = false, locale = 'en', width = 1280 } of pictures) {
		await page.setViewportSize({ width, height: 860 });
		await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
		await page.evaluate((chosen) => localStorage.setItem('plumbline-locale', chosen), locale);
		await page.goto(new URL(screen, page.url()).href);
		await page.locator('main h1').waitFor();
		if (name === 'crawls') await page.getByRole('combobox').first().selectOption(bakery.host);
		await page.locator('main :is(.card, .table-box, .idea, .empty)').first().waitFor();
		// Charts are drawn once their library is loaded.
		await page.waitForTimeout(800);
		await page.screenshot({ path: path.join(images, `${name}.png`) });
	}
} finally {
	await browser.close();
	await server.stop();
	bakery.stop();
}
