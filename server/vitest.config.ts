import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		// Two cores are the smallest machine we promise to be quick on.
		maxWorkers: 2,
		include: ['src/**/*.test.ts'],
		globalSetup: ['src/testing/postgres/global-setup.ts'],
		// A guard against what hangs, with room for a machine that is busy.
		testTimeout: 30_000,
	},
});
