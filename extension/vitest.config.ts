import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

export default defineConfig({
	plugins: [WxtVitest({ root: import.meta.dirname }), preact()],
	test: {
		environment: 'happy-dom',
		include: ['src/**/*.test.{ts,tsx}'],
		// Each file has a document of its own all the same; making its classes anew is most of the time.
		isolate: false,
	},
});
