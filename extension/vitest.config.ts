import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

export default defineConfig({
	plugins: [WxtVitest({ root: import.meta.dirname }), preact()],
	test: {
		environment: 'happy-dom',
		include: ['src/**/*.test.{ts,tsx}'],
	},
});
