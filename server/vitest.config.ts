import { defineConfig } from 'vitest/config';
import { patience, patientWaits } from '../scripts/test/patience.ts';

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
		setupFiles: [patientWaits, 'src/testing/each-file.ts'],
		// Loading the server anew for each test file would take longer than most of them.
		isolate: false,
		...patience,
	},
});
