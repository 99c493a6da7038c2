import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { patience, patientWaits } from '../scripts/test/patience.ts';
import { ruleTextsApart } from './rule-texts-apart.ts';

export default defineConfig({
	plugins: [WxtVitest({ root: import.meta.dirname }), ruleTextsApart(), preact()],
	test: {
		// All packages have the same number, or Vitest cannot run them together.
		maxWorkers: 3,
		environment: 'happy-dom',
		include: ['src/**/*.test.{ts,tsx}'],
		setupFiles: [patientWaits, 'src/testing/each-file.ts'],
		...patience,
		// Creating the DOM classes anew for each test file would take longer than the tests.
		isolate: false,
	},
});
