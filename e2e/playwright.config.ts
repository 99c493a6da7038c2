import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

export default defineConfig({
	testDir: '.',
	outputDir: '../.cache/test/playwright',
	workers: 2,
	retries: 0,
	forbidOnly: Boolean(process.env.CI),
	timeout: 120_000,
	reporter: [
		['list'],
		['json', { outputFile: path.join(import.meta.dirname, '../.cache/test/playwright.json') }],
	],
	use: { launchOptions },
	// The longest stories first, so that no core is idle while the last of them runs.
	projects: ['parity', 'wordpress', 'extension', 'setup', 'server'].map((name) => ({
		name,
		testMatch: `${name}/**/*.spec.ts`,
		// WordPress in WebAssembly takes its time, and does one thing at a time.
		...(name === 'wordpress' && { timeout: 240_000 }),
	})),
});
