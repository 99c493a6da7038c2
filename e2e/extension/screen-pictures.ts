import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { type ChromiumWithExtension, startChromium } from './chromium.ts';
import { addKeyword, chooseLanguage, openScreen, screens } from './screens.ts';

const pages = path.resolve(import.meta.dirname, '../pages');
const folder = path.resolve(
	process.argv[2] ?? path.join(import.meta.dirname, '../../docs/extension'),
);

const bannetons = `banneton for sourdough,131,4020,3.3%,11.2
proofing basket,92,1985,4.6%,6.8
rattan banneton,40,902,4.4%,8.1
sourdough bread,12,8204,0.1%,38
rye bread recipe,9,700,1.3%,7
`;
const sourdough = `サワードウ,214,9870,2.2%,11.4
サワードウ 元種,58,1204,4.8%,4.2
元種 育て方,31,902,3.4%,8.7
クロワッサン,4,300,1.3%,22
`;

const arabic = `خبز العجين المخمر,88,2410,3.7%,9.2
الخميرة الطبيعية,31,640,4.8%,5.1
كرواسون,2,410,0.5%,31
`;

/** The sheets that show one more state of all screens. */
const looks = {
	narrowest: { width: 240 },
	narrow: { width: 320 },
	wide: { width: 600 },
	widest: { width: 800 },
	'large-text': { width: 360, textSize: '200%' },
	'forced-colors': { width: 360, forcedColors: 'active' },
} as const satisfies Readonly<Record<string, Look>>;

interface Look {
	readonly width: number;
	readonly textSize?: string;
	readonly forcedColors?: 'active' | null;
}

/** Sheets that are stored small: they show where things are, not every pixel. */
const smallSheets = [...Object.keys(looks), 'rtl'];

/**
 * A picture of every screen, made from the built extension: light, dark and in Japanese; from 240
 * to 800 px, with text of twice the size, in forced colors, and from right to left with an Arabic
 * page.
 */
await mkdir(folder, { recursive: true });
await withChromium(async (chromium) => {
	const panel = await panelOn(
		chromium,
		'https://shop.example/baskets/round',
		['proofing basket', 'sourdough bread'],
		'en',
	);
	const light = await pictures(chromium, panel, bannetons);
	for (const [name, png] of light) await writeFile(path.join(folder, `${name}.png`), png);
	await panel.emulateMedia({ colorScheme: 'dark' });
	const dark = await pictures(chromium, panel, bannetons, 'dark');
	await sheet(chromium.context, 'dark', dark, '#0d0f12');
	await panel.emulateMedia({ colorScheme: 'light' });
	for (const [name, look] of Object.entries(looks)) {
		const { textSize = '', forcedColors = null }: Look = look;
		await panel.emulateMedia({ forcedColors });
		await panel.evaluate((size) => {
			document.documentElement.style.fontSize = size;
		}, textSize);
		const all = await screenPictures(panel, bannetons, look.width);
		await sheet(chromium.context, name, all, '#c9ced6');
	}
});
await withChromium(async (chromium) => {
	const panel = await panelOn(
		chromium,
		'https://panya.example.jp/blog/sourdough',
		['サワードウ', '元種'],
		'ja',
	);
	await sheet(chromium.context, 'ja', await pictures(chromium, panel, sourdough), '#c9ced6');
});
// The panel has no Arabic texts, so an Arabic page meets English ones in a mirrored layout.
await withChromium(async (chromium) => {
	const panel = await panelOn(
		chromium,
		'https://makhbaz.example/مدونة/العجين-المخمر',
		['العجين المخمر', 'الخميرة الطبيعية'],
		'en',
	);
	await panel.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
	await sheet(chromium.context, 'rtl', await screenPictures(panel, arabic, 360), '#c9ced6');
});

async function withChromium(work: (chromium: ChromiumWithExtension) => Promise<void>) {
	const chromium = await startChromium(config.use?.launchOptions ?? {});
	await work(chromium);
	await chromium.close();
}

async function panelOn(
	{ context, openPanel, page }: ChromiumWithExtension,
	url: string,
	keywords: readonly string[],
	locale: string,
): Promise<Page> {
	await serve(context, 'https://shop.example', 'shop.html');
	await serve(context, 'https://panya.example.jp', 'blog-ja.html');
	await serve(context, 'https://makhbaz.example', 'blog-ar.html');
	await page.goto(url);
	const panel = await openPanel(page);
	// The panel loads images itself, so they are routed here too.
	await panel.route('**/*.svg*', (route) =>
		route.fulfill({ contentType: 'image/svg+xml', path: path.join(pages, 'picture.svg') }),
	);
	await panel.setViewportSize({ width: 360, height: 720 });
	await panel.emulateMedia({ colorScheme: 'light' });
	await panel.locator('.verdict').waitFor();
	await chooseLanguage(panel, locale);
	for (const keyword of keywords) await addKeyword(panel, keyword);
	return panel;
}

async function serve(context: BrowserContext, origin: string, name: string) {
	await context.route(`${origin}/**`, async (route) => {
		const { pathname } = new URL(route.request().url());
		if (pathname === '/robots.txt') return route.fulfill({ body: robotsTxt(origin) });
		if (pathname.endsWith('.svg')) {
			return route.fulfill({ contentType: 'image/svg+xml', path: path.join(pages, 'picture.svg') });
		}
		const body = await readFile(path.join(pages, name), 'utf8');
		return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
	});
}

function robotsTxt(origin: string): string {
	return `User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

type Pictures = ReadonlyMap<string, Buffer>;

async function pictures(
	{ context }: ChromiumWithExtension,
	panel: Page,
	queries: string,
	colorScheme: 'light' | 'dark' = 'light',
): Promise<Pictures> {
	const found = await screenPictures(panel, queries, 360);
	return found.set('paper', await pictureOfPaper(context, panel, colorScheme));
}

async function screenPictures(
	panel: Page,
	queries: string,
	width: number,
): Promise<Map<string, Buffer>> {
	const found = new Map<string, Buffer>();
	for (const screen of screens) {
		await openScreen(panel, screen);
		await panel.mouse.move(0, 0);
		if (screen === 'rankings') await dropExport(panel, queries);
		const pictures = panel.getByRole('button', { name: /^(Pictures|画像)$/ });
		// A line of the overview has the same name in Japanese.
		if (screen === 'images' && (await pictures.count())) await pictures.click();
		// Gives the files and images of the screen time to load.
		await panel.waitForTimeout(300);
		found.set(screen, await pictureOf(panel, width));
	}
	return found;
}

/** The report for printing. */
async function pictureOfPaper(
	context: BrowserContext,
	panel: Page,
	colorScheme: 'light' | 'dark',
): Promise<Buffer> {
	await openScreen(panel, 'export');
	const [paper] = await Promise.all([
		context.waitForEvent('page'),
		panel.getByRole('button', { name: /^(Printable report|印刷用のレポート)$/ }).click(),
	]);
	await paper.setViewportSize({ width: 600, height: 900 });
	await paper.emulateMedia({ colorScheme });
	await paper.locator('.printed-verdict').waitFor();
	const png = await paper.screenshot();
	await paper.close();
	return png;
}

/** Drops a Search Console export of a site. */
async function dropExport(panel: Page, queries: string) {
	const buffer = Buffer.from(`Query,Clicks,Impressions,CTR,Position\n${queries}`);
	const file = { name: 'Queries.csv', mimeType: 'text/csv', buffer };
	await panel.locator('input[type=file]').setInputFiles(file);
	await panel.locator('.figures').waitFor();
}

/** Cut where the screen ends; the settings below it are always the same. */
async function pictureOf(panel: Page, width: number): Promise<Buffer> {
	await panel.setViewportSize({ width, height: 720 });
	const bottom = await panel
		.locator('main > [role=tabpanel]')
		.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
	const height = Math.ceil(bottom) + 16;
	await panel.setViewportSize({ width, height });
	const png = await panel.screenshot({ clip: { x: 0, y: 0, width, height } });
	await panel.setViewportSize({ width: 360, height: 720 });
	return png;
}

/** All screens side by side. */
async function sheet(context: BrowserContext, name: string, all: Pictures, color: string) {
	const page = await context.newPage();
	const isSmall = smallSheets.includes(name);
	// Wide screens stay readable: three in a row.
	const shown = /^wid/.test(name) ? 480 : 240;
	const images = [...all.values()].map(
		(png) => `<img width="${shown}" src="data:image/png;base64,${png.toString('base64')}">`,
	);
	await page.setViewportSize({ width: 241 * 6 + 3, height: 720 });
	await page.setContent(
		`<body style="margin:0;padding:2px;display:flex;flex-wrap:wrap;gap:1px;align-items:start;background:${color}">${images.join('')}`,
	);
	const file = path.join(folder, `${name}.${isSmall ? 'jpg' : 'png'}`);
	await page.screenshot({ fullPage: true, path: file, ...(isSmall && { quality: 50 }) });
	await page.close();
}
