import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowsers } from '../find-browsers.ts';

/** Builds the page as its users would, and returns what it shows in a browser. */
export async function openViteExample(root: string) {
	const settings = { root, configFile: false, logLevel: 'error' } as const;
	// The page waits for its report at the top of its module.
	await build({ ...settings, build: { target: 'esnext' } });
	const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
	const { chromium: executablePath } = findBrowsers();
	const browser = await chromium.launch({
		...(executablePath && { executablePath }),
		args: ['--no-sandbox', '--disable-gpu'],
	});
	try {
		const page = await browser.newPage();
		await page.goto(server.resolvedUrls?.local[0] ?? '');
		await page.locator('output:not(:empty)').waitFor();
		return await page.evaluate(() => ({
			verdict: document.querySelector('output')?.textContent ?? '',
			findings: [...document.querySelectorAll<HTMLElement>('[data-finding]')].map(
				({ dataset, tagName }) => `${dataset.finding} ${tagName}`,
			),
		}));
	} finally {
		await browser.close();
		await server.close();
	}
}
