import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowsers } from '../scripts/find-browsers.ts';

const { chromium } = findBrowsers();

export default defineConfig({
	testDir: '.',
	outputDir: '../.cache/test/playwright',
	workers: 2,
	retries: 0,
	forbidOnly: Boolean(process.env.CI),
	// The slowest story boots a WordPress of its own.
	timeout: 120_000,
	reporter: [
		['list'],
		['json', { outputFile: path.join(import.meta.dirname, '../.cache/test/playwright.json') }],
	],
	use: {
		launchOptions: {
			...(chromium ? { executablePath: chromium } : {}),
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				// Names that lead nowhere; nobody is asked for them.
				'--host-resolver-rules=MAP *.invalid ~NOTFOUND',
			],
		},
	},
	// The longest stories first, so that no core is idle while the last of them runs.
	projects: ['parity', 'wordpress', 'extension', 'setup', 'server'].map((name) => ({
		name,
		testMatch: `${name}/**/*.spec.ts`,
	})),
});
