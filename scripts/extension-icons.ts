import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowsers } from './find-browsers.ts';

const extension = path.resolve(import.meta.dirname, '../extension');
const sizes = [16, 32, 48, 96, 128];

/** Renders the extension’s SVG icon in every size that browsers ask for. */
const svg = readFileSync(path.join(extension, 'assets/icon.svg'), 'utf8');
const { chromium: executablePath } = findBrowsers();
const browser = await chromium.launch({
	...(executablePath ? { executablePath } : {}),
	args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const size of sizes) {
	await page.setViewportSize({ width: size, height: size });
	await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
	const png = await page.screenshot({ omitBackground: true });
	writeFileSync(path.join(extension, `public/icon/${size}.png`), png);
}
await browser.close();
