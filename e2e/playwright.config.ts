import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { storyOptions } from './launch-options.ts';

export default defineConfig({
	testDir: '.',
	outputDir: '../.cache/test/playwright',
	// One more than two cores, because stories wait at times; a fourth worker saves nothing.
	workers: 3,
	retries: 0,
	forbidOnly: Boolean(process.env.CI),
	timeout: 300_000,
	// A guard against hanging stories, with room for a busy machine.
	expect: { timeout: 60_000 },
	reporter: [
		['list'],
		['json', { outputFile: path.join(import.meta.dirname, '../.cache/test/playwright.json') }],
	],
	use: { launchOptions: storyOptions },
	// The longest stories first, so that no core is idle while the last one runs.
	projects: ['parity', 'server', 'wordpress', 'docs', 'extension', 'setup'].map((name) => ({
		name,
		testMatch: `${name}/**/*.spec.ts`,
		// In WebAssembly, WordPress is slow and handles one request at a time; the console has many screens.
		...((name === 'wordpress' || name === 'server') && { timeout: 600_000 }),
	})),
});
