import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { startChromium } from './chromium.ts';
import { chooseLanguage, openScreen } from './screens.ts';

const images = path.resolve(import.meta.dirname, '../../docs/images');
const pages = path.resolve(import.meta.dirname, '../pages');
const address = 'https://bakery.example/bread/sourdough';

/** Pictures of the extension for the documentation, made from the built extension. */
await mkdir(images, { recursive: true });
await take(async ({ page, panel, context }) => {
	await openScreen(panel, 'findings');
	const finding = panel.locator('[data-rule="link_text_is_descriptive"]');
	await openOnly(finding);
	await finding.locator('.node').nth(1).click();
	await panel.mouse.move(0, 0);
	// The page scrolls smoothly.
	await page.waitForTimeout(800);
	const beside = [await page.screenshot(), await panel.screenshot()] as const;
	await panel.emulateMedia({ colorScheme: 'dark' });
	await save('extension-dark', await panel.screenshot());
	await chooseLanguage(panel, 'ja');
	await openScreen(panel, 'findings');
	await panel.emulateMedia({ colorScheme: 'light' });
	await save('extension-ja', await panel.screenshot());
	await save('extension', await sideBySide(context, ...beside));
});

/** Closes all other findings. */
function openOnly(finding: Locator) {
	return finding.evaluate((element) => {
		for (const other of document.querySelectorAll('details')) other.open = other === element;
	});
}

interface Scene {
	readonly context: BrowserContext;
	readonly page: Page;
	readonly panel: Page;
}

async function take(pictures: (scene: Scene) => Promise<void>) {
	const chromium = await startChromium(config.use?.launchOptions ?? {});
	const { context, page } = chromium;
	const html = await readFile(path.join(pages, 'bakery.html'), 'utf8');
	await context.route('https://bakery.example/**', (route) =>
		route.fulfill({ contentType: 'text/html', body: html }),
	);
	await page.goto(address);
	const panel = await chromium.openPanel(page);
	await page.setViewportSize({ width: 800, height: 720 });
	await panel.setViewportSize({ width: 360, height: 720 });
	await panel.emulateMedia({ colorScheme: 'light' });
	await panel.locator('.verdict').waitFor();
	await pictures({ context, page, panel });
	await chromium.close();
}

/** The page with the panel beside it, as in a browser window. */
async function sideBySide(context: BrowserContext, left: Buffer, right: Buffer): Promise<Buffer> {
	const sheet = await context.newPage();
	const [one, other] = [left, right].map(
		(png) => `data:image/png;base64,${png.toString('base64')}`,
	);
	await sheet.setViewportSize({ width: 1161, height: 720 });
	await sheet.setContent(
		`<body style="margin:0;display:flex;gap:1px;background:#c9ced6"><img src="${one}"><img src="${other}">`,
	);
	return sheet.screenshot();
}

function save(name: string, png: Buffer) {
	return writeFile(path.join(images, `${name}.png`), png);
}
