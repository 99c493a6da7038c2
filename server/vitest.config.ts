import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		// Two cores are the smallest machine we promise to be quick on.
		maxWorkers: 2,
		include: ['src/**/*.test.ts'],
		globalSetup: ['src/testing/postgres/global-setup.ts'],
		setupFiles: ['src/testing/each-file.ts'],
		// Loading the server anew for each test file would take longer than most of them.
		isolate: false,
		// A guard against what hangs, with room for commands and threads that a busy machine starts slowly.
		testTimeout: 60_000,
	},
});
