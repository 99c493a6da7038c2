import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { patience, patientWaits } from '../scripts/test/patience.ts';

export default defineConfig({
	plugins: [preact()],
	test: {
		// All packages have the same number, or Vitest cannot run them together.
		maxWorkers: 3,
		environment: 'happy-dom',
		include: ['src/**/*.test.{ts,tsx}'],
		// Creating the DOM classes anew for each test file would take longer than the tests.
		isolate: false,
		setupFiles: [patientWaits],
		...patience,
	},
});
