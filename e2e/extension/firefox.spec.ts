import { expect, test } from '@playwright/test';
import { findBrowsers } from '../../scripts/find-browsers.ts';
import { startFirefox } from './firefox.ts';
import { servePages } from './serve-pages.ts';

const { firefox: executablePath } = findBrowsers();

test('in Firefox a click opens the sidebar with the verdict, and nodes are marked', async () => {
	test.skip(!executablePath, 'There is no Firefox on this machine.');
	const pages = await servePages();
	const firefox = await startFirefox(executablePath ?? '');
	try {
		await firefox.page.goto(pages.url('defects.html'));
		await firefox.clickIcon();

		await expect
			.poll(() => firefox.inSidebar((document) => document.querySelector('.verdict')?.textContent))
			.toMatch(/\d+ must fix/);

		await firefox.inSidebar((document) => document.getElementById('tab-findings')?.click());
		await expect
			.poll(() => firefox.inSidebar((document) => document.querySelectorAll('.node').length))
			.toBeGreaterThan(1);
		await firefox.inSidebar((document) => {
			const nodes = document.querySelectorAll<HTMLElement>('[data-rule="only_one_h1_tag"] .node');
			nodes[1]?.click();
		});
		await expect
			.poll(() => firefox.page.$$eval('plumbline-highlight', (found) => found.length))
			.toBe(1);
	} finally {
		await firefox.close();
		await pages.close();
	}
});
