import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

export default defineConfig({
	plugins: [WxtVitest({ root: import.meta.dirname }), preact()],
	test: {
		// As many as all packages, or they cannot be tested in one run.
		maxWorkers: 2,
		environment: 'happy-dom',
		include: ['src/**/*.test.{ts,tsx}'],
		setupFiles: ['src/testing/each-file.ts'],
		// Making the classes of a document anew for each test file would take longer than the tests.
		isolate: false,
	},
});
