import { defineConfig } from 'vitest/config';

export default defineConfig({
	resolve: {
		alias: [
			{
				find: /^.*\/process\/sibling-module\.ts$/,
				replacement: `${import.meta.dirname}/src/testing/built-programs/sibling-module.ts`,
			},
		],
	},
	test: {
		// Must be the same in all packages; otherwise Vitest cannot run them together.
		maxWorkers: 3,
		include: ['src/**/*.test.ts', 'console/src/**/*.test.ts'],
		globalSetup: [
			'src/testing/postgres/global-setup.ts',
			'src/testing/built-programs/global-setup.ts',
		],
		setupFiles: ['src/testing/each-file.ts'],
		// Loading the server anew for each test file would take longer than most of them.
		isolate: false,
		// A guard against hanging tests, with room for commands and threads that start slowly on a
		// busy machine.
		testTimeout: 180_000,
		hookTimeout: 180_000,
	},
});
