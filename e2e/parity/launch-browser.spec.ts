import { expect, test } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { findBrowsers } from '../../scripts/find-browsers.ts';
import { launchOptions } from '../launch-options.ts';
import { launchBrowser } from './launch-browser.ts';

test('a browser that cannot be prepared is not left running', async () => {
	const executablePath = findBrowsers().chromium ?? '';
	const launched: Browser[] = [];

	const started = launchBrowser({ executablePath, args: launchOptions.args ?? [] }, (browser) => {
		launched.push(browser);
		return Promise.reject(new Error('The first page cannot be opened.'));
	});

	await expect(started).rejects.toThrow('The first page cannot be opened.');
	expect(launched.map((browser) => browser.connected)).toEqual([false]);
});
