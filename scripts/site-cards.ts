import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { cards } from '../docs/.vitepress/site/cards.ts';
import { findBrowsers } from './find-browsers.ts';

/** Draws the pictures that other sites show beside links to the documentation. */
const { chromium: executablePath } = findBrowsers();
const browser = await chromium.launch({
	...(executablePath ? { executablePath } : {}),
	args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const icon = readFileSync(path.join(import.meta.dirname, '../extension/assets/icon.svg'), 'utf8');
for (const { line, name, title } of cards) {
	await page.setContent(`<!doctype html>
		<style>
			body { margin: 0; padding: 90px; font-family: "DejaVu Sans", sans-serif; color: #1b1f24 }
			svg { width: 96px; vertical-align: middle; margin-right: 24px }
			b { font-size: 44px }
			h1 { margin: 90px 0 24px; font-size: 68px; line-height: 1.15 }
			p { margin: 0; font-size: 32px; color: #5b6571 }
			footer { position: fixed; inset: auto 0 0; height: 18px; background: #0b5f56 }
		</style>
		${icon}<b>Plumbline</b><h1>${title}</h1><p>${line}</p><footer></footer>`);
	await page.screenshot({
		path: path.join(import.meta.dirname, `../docs/public/cards/${name}.png`),
	});
}
await browser.close();
