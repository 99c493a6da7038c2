import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { type ChromiumWithExtension, startChromium } from './chromium.ts';
import { addKeyword, openScreen } from './screens.ts';

const folder = path.resolve(
	process.argv[2] ?? path.join(import.meta.dirname, '../../docs/extension/store'),
);
const pages = path.resolve(import.meta.dirname, '../pages');
const address = 'https://shop.example/baskets/round';

const caption = 88;
const panelWidth = 392;
const pageWidth = 1280 - panelWidth - 1;
const height = 800 - caption;

const shopStyle = `
	body { margin: 0; font: 17px/1.6 Georgia, "Liberation Serif", serif; color: #2b2119; background: #fffdf9 }
	header { padding: 18px 48px; border-bottom: 1px solid #eadfce }
	nav { display: flex; gap: 28px }
	a { color: #8a4b16 }
	main { max-width: 660px; margin: 28px 48px 48px }
	h1 { font-size: 36px; line-height: 1.15; margin: 0 0 16px }
	h2, h4 { font-size: 23px; margin: 26px 0 6px }
	img { border-radius: 10px }
	footer { padding: 18px 48px; border-top: 1px solid #eadfce }
`;

const sheetStyle = `
	body { margin: 0; background: #0b5f56; color: #fff; font: 17px/1.4 system-ui, sans-serif }
	h1 { display: flex; align-items: center; gap: 16px; height: ${caption}px; margin: 0; padding: 0 28px; font-size: 29px; font-weight: 600 }
	h1 svg { width: 44px; height: 44px; border-radius: 10px; outline: 2px solid #ffffff66 }
	div { display: flex; gap: 1px; background: #c9ced6 }
	h2 { display: flex; align-items: center; gap: 12px; margin: 18px 24px 2px; font-size: 30px }
	h2 svg { width: 40px; height: 40px; border-radius: 9px; outline: 2px solid #ffffff66 }
	p { margin: 0 24px 14px }
	figure { margin: 0 40px; border-radius: 10px 10px 0 0; overflow: hidden; height: 200px }
	img { display: block }
`;

const image = (png: Buffer, width: number) =>
	`<img width="${width}" src="data:image/png;base64,${png.toString('base64')}">`;

const icon = await readFile(
	path.resolve(import.meta.dirname, '../../extension/assets/icon.svg'),
	'utf8',
);

interface Scene {
	readonly name: string;
	readonly says: string;
	readonly isDark?: boolean;
	readonly prepare: (panel: Page, page: Page) => Promise<void>;
}

const scenes: readonly Scene[] = [
	{
		name: '1-overview',
		says: 'Can Google index this page? The answer, and every fact behind it.',
		prepare: (panel) => openScreen(panel, 'overview'),
	},
	{
		name: '2-findings',
		says: 'Each fault, why it matters, and where it is on the page.',
		async prepare(panel) {
			await openScreen(panel, 'findings');
			await panel.locator('[data-screen=findings] details.finding > summary').first().click();
		},
	},
	{
		name: '3-links',
		says: 'Every link, marked on the page and ready for a sheet.',
		async prepare(panel) {
			await openScreen(panel, 'links');
			await panel.locator('.mark-switch').first().click();
		},
	},
	{
		name: '4-keywords',
		says: 'Where the page uses its keywords, in any language.',
		async prepare(panel) {
			for (const keyword of ['proofing basket', 'round banneton', 'sourdough bread', 'linen liner'])
				await addKeyword(panel, keyword);
		},
	},
	{
		name: '5-data',
		says: 'Structured data as search engines read it, with what is missing.',
		isDark: true,
		prepare: (panel) => openScreen(panel, 'data'),
	},
];

/**
 * The pictures for the stores: five of 1280 × 800 and the small tile of 440 × 280, made from the
 * built extension beside a page with long texts.
 */
await mkdir(folder, { recursive: true });
const chromium = await startChromium(config.use?.launchOptions ?? {});
const panel = await openedPanel(chromium);
for (const { isDark, name, prepare, says } of scenes) {
	const colorScheme = isDark ? 'dark' : 'light';
	await panel.emulateMedia({ colorScheme });
	await chromium.page.emulateMedia({ colorScheme: 'light' });
	await prepare(panel, chromium.page);
	await panel.mouse.move(0, 0);
	// The page scrolls smoothly, and images load.
	await chromium.page.waitForTimeout(800);
	const [left, right] = [await chromium.page.screenshot(), await panel.screenshot()];
	await draw(
		{ width: 1280, height: 800 },
		name,
		`<h1>${icon}${says}</h1><div>${image(left, pageWidth)}${image(right, panelWidth)}</div>`,
	);
}
await panel.emulateMedia({ colorScheme: 'light' });
await openScreen(panel, 'overview');
const part = await panel.screenshot({ clip: { x: 0, y: 0, width: panelWidth, height: 330 } });
await draw(
	{ width: 440, height: 280 },
	'tile',
	`<h2>${icon}Plumbline</h2><p>The SEO audit of the page in front of you</p><figure>${image(part, 360)}</figure>`,
);
await chromium.close();

async function openedPanel({ context, openPanel, page }: ChromiumWithExtension): Promise<Page> {
	const html = await readFile(path.join(pages, 'shop.html'), 'utf8');
	await context.route('https://shop.example/**', (route) => {
		const { pathname } = new URL(route.request().url());
		if (pathname === '/robots.txt') return route.fulfill({ body: 'User-agent: *\nAllow: /\n' });
		if (pathname.endsWith('.svg'))
			return route.fulfill({ contentType: 'image/svg+xml', path: path.join(pages, 'picture.svg') });
		return route.fulfill({
			contentType: 'text/html; charset=utf-8',
			body: html.replace('</head>', `<style>${shopStyle}</style></head>`),
		});
	});
	await page.setViewportSize({ width: pageWidth, height });
	await page.goto(address);
	const opened = await openPanel(page);
	await opened.setViewportSize({ width: panelWidth, height });
	await opened.locator('.verdict').waitFor();
	return opened;
}

async function draw(size: { width: number; height: number }, name: string, content: string) {
	const sheet = await chromium.context.newPage();
	await sheet.setViewportSize(size);
	await sheet.setContent(`<style>${sheetStyle}</style>${content}`);
	await sheet.screenshot({ path: path.join(folder, `${name}.png`) });
	await sheet.close();
}
