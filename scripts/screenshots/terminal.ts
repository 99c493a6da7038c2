import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { auditHtml, formatText } from '@plumbline/core';
import { findBrowsers } from '../find-browsers.ts';
import { ansiToHtml } from './ansi-to-html.ts';

/** The picture of the command in the README: its output for a page of the end-to-end tests. */
const root = path.resolve(import.meta.dirname, '../..');
const file = 'e2e/pages/bakery.html';
const html = readFileSync(path.join(root, file), 'utf8');
const report = auditHtml(html, { geo: 'us', keywords: ['sourdough bread'] });
const text = formatText([{ subject: file, report }], { width: 96, color: true });

const { chromium: executablePath } = findBrowsers();
const browser = await chromium.launch({
	...(executablePath && { executablePath }),
	args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 860, height: 400 }, deviceScaleFactor: 1 });
await page.setContent(`<style>
	body { margin: 0; padding: 16px 20px; background: #14181d; color: #d7dce2; display: inline-block }
	pre { margin: 0; font: 13px/1.5 'DejaVu Sans Mono', 'Liberation Mono', monospace }
	.prompt { color: #7fc8a9 }
</style><pre><span class="prompt">$</span> plumbline audit ${file} --keyword "sourdough bread"
${ansiToHtml(text)}</pre>`);
const images = path.join(root, 'docs/images');
mkdirSync(images, { recursive: true });
await page.locator('body').screenshot({ path: path.join(images, 'terminal.png') });
await browser.close();
