import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { headlessOptions } from '@plumbline/e2e/launch-options';
import { shopReport } from './figures/crawl/generated-site.ts';

// The picture of a report in docs/crawl.md, of a generated shop.

const picture = fileURLToPath(new URL('../docs/images/crawl-report.png', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'plumbline-picture-'));
const browser = await chromium.launch(headlessOptions);
try {
	const { en } = await shopReport(folder, 10_000);
	const page = await browser.newPage({ viewport: { width: 1000, height: 1300 } });
	await page.goto(pathToFileURL(en).href);
	await page.screenshot({ path: picture });
} finally {
	await browser.close();
	rmSync(folder, { recursive: true, force: true });
}
