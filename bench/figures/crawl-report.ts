import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium } from '@playwright/test';
import { headlessOptions } from '@plumbline/e2e/launch-options';
import { shopReport } from './crawl/generated-site.ts';
import { atMost, type FigureGroup } from './figure.ts';
import { median } from './server/median.ts';

const pages = 10_000;
const rounds = 5;

/** The HTML report of a large crawl in a browser. */
export async function crawlReport(): Promise<FigureGroup> {
	const folder = mkdtempSync(join(tmpdir(), 'plumbline-report-'));
	const browser = await chromium.launch(headlessOptions);
	try {
		const { en, ja } = await shopReport(folder, pages);
		const megabytes = Math.max(...[en, ja].map((path) => statSync(path).size)) / 1_000_000;
		const openMs = await opening(browser, en);
		const violations = [
			...(await violationsIn(browser, en, 1280)),
			...(await violationsIn(browser, ja, 360)),
		];
		return {
			title: 'The HTML report of a crawl',
			method: `A generated shop of ${pages.toLocaleString('en')} pages with faults; the report in English at 1280 px and in Japanese at 360 px, everything unfolded, judged by axe. Opening ends with the load event; median of ${rounds}.`,
			figures: [
				{ name: 'size', measured: `${megabytes.toFixed(2)} MB`, ...atMost(megabytes, 3, ' MB') },
				{ name: 'opens in', measured: `${openMs.toFixed(0)} ms`, ...atMost(openMs, 1000, ' ms') },
				{
					name: 'axe violations',
					measured: [String(violations.length), ...violations].join(' '),
					...atMost(violations.length, 0, ''),
				},
			],
		};
	} finally {
		await browser.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

async function opening(browser: Browser, path: string): Promise<number> {
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const page = await browser.newPage();
		const beganMs = performance.now();
		await page.goto(pathToFileURL(path).href, { waitUntil: 'load' });
		times.push(performance.now() - beganMs);
		await page.close();
	}
	return median(times);
}

async function violationsIn(
	browser: Browser,
	path: string,
	width: number,
): Promise<readonly string[]> {
	const context = await browser.newContext({ viewport: { width, height: 900 } });
	const page = await context.newPage();
	await page.goto(pathToFileURL(path).href);
	await page.evaluate(() => {
		for (const details of document.querySelectorAll('details')) details.open = true;
	});
	const { violations } = await new AxeBuilder({ page }).analyze();
	const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
	await context.close();
	return [...violations.map(({ id }) => id), ...(isWider ? ['wider than the window'] : [])];
}
